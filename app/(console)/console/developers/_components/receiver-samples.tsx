import { Panel } from "#app/_components/panel.tsx";
import { CodeBlock } from "#app/(console)/_components/code-block.tsx";
import columns from "#app/(console)/_components/columns.module.css";

const receiver = `import { createServer } from "node:http";
import { verifyWebhook } from "offerboard/webhooks"; // npm install offerboard

const secret = process.env.OFFERBOARD_WEBHOOK_SECRET; // whsec_…

createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  try {
    const event = await verifyWebhook(body, request.headers, secret); // the body as it came
    await keep(event.eventId, event); // the same eventId may come twice
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(4000);`;

/** How events are received and followed, for whoever has not done so yet. */
export function ReceiverSamples({ origin }: { origin: string }) {
  return (
    <div className={columns.stack}>
      <Panel
        title="Receive events"
        description="Answer 2xx within 10 seconds. Anything else is tried again for three days; the events of one resource keep their order."
      >
        <CodeBlock code={receiver} label="Receiver in Node.js" />
      </Panel>
      <Panel
        title="Or follow the stream"
        description="Without an address of your own: ask for what came after the position you know."
      >
        <CodeBlock
          code={`curl '${origin}/api/event?order=asc&after=0' \\\n  -H 'Authorization: Bearer sk_test_…'`}
          label="Request for events"
        />
      </Panel>
    </div>
  );
}
