import { demoSignIn } from "#server/rest/demo-sign-in.ts";

export const POST = demoSignIn;
