import { raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuseAny, type Violation, violation } from "#server/kernel/errors.ts";
import { faultOfMarkdown, markdownFaults } from "#server/kernel/fields/markdown.ts";
import type { Block, Story } from "./contract.ts";

/** A value of a story, and where in the request it stands. */
interface Place {
  readonly param: string;
  readonly value: string;
}

const UPLOADED = "/image/";

/**
 * Looks at what a story's shape does not tell: that its texts are of the Markdown that is shown, and that its pictures
 * were uploaded by the organization.
 * @throws Refusal invalid_value, image_not_found: all faults at once, each at its field
 */
export async function checkStory(ctx: CallerContext, story: Story): Promise<void> {
  refuseAny([...story.flatMap(textFaults), ...(await missingPictures(ctx, story.flatMap(picturesOf)))]);
}

function textFaults(block: Block, index: number): Violation[] {
  return textsOf(block, `story.${index}`).flatMap(({ param, value }) => {
    const fault = faultOfMarkdown(value);
    return fault === null ? [] : [violation("invalid_value", { reason: markdownFaults[fault] }, param)];
  });
}

/** The Markdown of a block. */
function textsOf(block: Block, at: string): Place[] {
  if (block.type === "TEXT") return [{ param: `${at}.text`, value: block.text }];
  if (block.type !== "QUESTIONS") return [];
  return block.items.map(({ answer }, entry) => ({ param: `${at}.items.${entry}.answer`, value: answer }));
}

function picturesOf(block: Block, index: number): Place[] {
  const at = `story.${index}`;
  if (block.type === "GALLERY") {
    return block.pictures.map(({ url }, entry) => ({ param: `${at}.pictures.${entry}.url`, value: url }));
  }
  if (block.type === "LOCATION" && block.picture !== undefined) {
    return [{ param: `${at}.picture.url`, value: block.picture.url }];
  }
  if (block.type !== "TEAM") return [];
  return block.people.flatMap(({ picture }, entry) =>
    picture === undefined ? [] : [{ param: `${at}.people.${entry}.picture`, value: picture }],
  );
}

async function missingPictures({ db, actor }: CallerContext, shown: readonly Place[]): Promise<Violation[]> {
  const uploaded = shown.filter(({ value }) => value.startsWith(UPLOADED));
  if (uploaded.length === 0) return [];
  const ids = uploaded.map(({ value }) => value.slice(UPLOADED.length));
  const found = await raw(db)<{ id: string }[]>`
    select id from image where organization_id = ${actor.organizationId} and id = any (${ids})`;
  const known = new Set(found.map(({ id }) => `${UPLOADED}${id}`));
  return uploaded
    .filter(({ value }) => !known.has(value))
    .map(({ param }) => violation("image_not_found", {}, param));
}
