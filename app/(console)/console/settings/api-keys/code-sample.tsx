import { CodeBlock } from "#app/(console)/_components/code-block.tsx";

/** A first request with a key. */
export function CodeSample({ origin, apiKey }: { origin: string; apiKey: string }) {
  return (
    <CodeBlock
      code={`curl ${origin}/api/offering \\\n  -H 'Authorization: Bearer ${apiKey}'`}
      label="Example request"
    />
  );
}
