import { siteOrigin } from "#app/_data/site-origin.ts";
import { referenceText } from "#app/_trpc/reference.ts";

/** What there is to read about the interface, for programs that read text. */
export async function GET(): Promise<Response> {
  return new Response(referenceText.overview(await siteOrigin()), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
