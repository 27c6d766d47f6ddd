import { siteOrigin } from "#app/_data/site-origin.ts";
import { referenceText } from "#app/_trpc/reference.ts";

/** The reference of one subject as Markdown. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ subject: string }> },
): Promise<Response> {
  const text = referenceText.ofSubject((await params).subject, await siteOrigin());
  const headers = { "content-type": "text/markdown; charset=utf-8" };
  if (text === undefined) return new Response("There is no such subject.\n", { status: 404, headers });
  return new Response(text, { headers });
}
