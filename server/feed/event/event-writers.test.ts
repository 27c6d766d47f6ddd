/** Events are recorded or noted, each way in one module, and the table of their writers is what the sources say. */

import { describe, expect, it } from "vitest";
import { type EventType, eventTypes } from "#db/schema/enums.ts";
import { readSources } from "#testing/sources.ts";
import { eventWriters } from "./event-writers.ts";

/** `noted` where the type stands in a call that notes; else recorded. */
const NOTE = /note_?changes\(|execute function note_/i;

/** Who names a type, but for contracts, which document it, and modules, which name the publisher's own. */
function namers(): Map<EventType, { recorded: string[]; noted: string[] }> {
  const found = new Map(
    eventTypes.map((type) => [type, { recorded: [] as string[], noted: [] as string[] }]),
  );
  const sources = readSources("server/domain/**/*.ts", "server/platform/**/*.ts", "db/functions/*.sql");
  for (const [path, text] of sources) {
    if (/(contract|module)\.ts$/.test(path)) continue;
    const file = path.replace(/^(server\/domain|db\/functions)\//, "");
    for (const type of eventTypes) {
      for (const { index } of text.matchAll(new RegExp(`["']${type.replace(".", "\\.")}["']`, "g"))) {
        const statement = text.slice(text.lastIndexOf(";", index) + 1, index);
        const files = found.get(type)?.[NOTE.test(statement) ? "noted" : "recorded"];
        if (!files?.includes(file)) files?.push(file);
      }
    }
  }
  return found;
}

describe("the table of who writes an event", () => {
  const found = namers();

  it.each(eventTypes)("%s", (type) => {
    const { recorded = [], noted = [] } = eventWriters[type];
    const { recorded: actual = [], noted: actuallyNoted = [] } = found.get(type) ?? {};
    expect({ recorded: [...recorded].sort(), noted: [...noted].sort() }).toEqual({
      recorded: actual.sort(),
      noted: actuallyNoted.sort(),
    });
    expect(recorded.length + noted.length).toBeGreaterThan(0);
  });
});

describe("each kind of row has one home", () => {
  const sources = readSources("{server,db,demo,testing}/**/*.{ts,sql}");
  const homes = (table: string, model: string) => {
    const pattern = new RegExp(`insert into ${table}\\b|\\.insert\\(${model}\\)`, "i");
    return [...sources].filter(([, text]) => pattern.test(text)).map(([path]) => path);
  };

  it("entries of the register and of the cash ledger", () => {
    expect(homes("ledger_entry", "ledgerEntry")).toEqual(["server/domain/settlement/post-entries.ts"]);
    expect(homes("cash_entry", "cashEntry")).toEqual(["server/domain/settlement/post-entries.ts"]);
  });

  it("events, but for the intake's one statement and the publisher's follow-ups", () => {
    expect(homes("event", "event")).toEqual([
      "db/functions/note_changes.sql",
      "db/functions/place_purchase_intents.sql",
      "server/feed/event/publish.ts",
      "server/platform/outbox/record-event.ts",
    ]);
  });
});
