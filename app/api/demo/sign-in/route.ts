import { demoSignIn } from "#server/http/rest/demo-sign-in.ts";

export const POST = demoSignIn;
