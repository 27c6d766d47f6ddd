import { z } from "zod";
import { testClockModes } from "#db/schema/enums.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { timestamp } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** REAL = the clock was not turned. */
const clockModes = ["REAL", ...testClockModes] as const;

/** ADVANCING = it is on its way, and does what falls due in between. */
const clockStates = ["READY", "ADVANCING"] as const;

const NOW = "2027-02-10T12:00:00.000Z";
const LATER = "2027-02-13T12:00:00.000Z";

export const testClock = z
  .object({
    object: objectName("test_clock"),
    mode: z.enum(clockModes).meta({
      description:
        "`REAL` = it was not turned; `RUNNING` = it goes on from where it was set; `FROZEN` = it stands until it is advanced.",
      example: "RUNNING",
    }),
    state: z.enum(clockStates).meta({
      description:
        "`READY` = everything due by `now` is done; `ADVANCING` = it is on its way to `advancingTo`, from one moment that something falls due to the next.",
      example: "READY",
    }),
    now: z.string().meta({ description: "The organization's time.", example: LATER }),
    realNow: z.string().meta({ description: "The real time.", example: NOW }),
    advancingTo: z
      .string()
      .optional()
      .meta({ description: "Where it is on its way to; absent once it is there.", example: LATER }),
  })
  .meta({ id: "TestClock", description: "What time it is for an organization that tries things out." });
export type TestClock = z.input<typeof testClock>;

const advanced = exampleOf(testClock, { advancingTo: undefined });

const DURATION =
  "Send an ISO 8601 duration of weeks, days, hours, minutes or seconds, for example P3D or PT36H.";

/** A length of time as ISO 8601 writes it, without months and years, which are not all of one length. */
const duration = z
  .string()
  .regex(/^P(\d{1,5}W)?(\d{1,5}D)?(T(\d{1,6}H)?(\d{1,6}M)?(\d{1,6}S)?)?$/, { error: DURATION })
  .refine((value) => !/[PT]$/.test(value), { error: DURATION });

export const getTestClock = defineOperation({
  name: "getTestClock",
  method: "GET",
  path: "/test-clock",
  tag: "Test clock",
  summary: "Get the test clock",
  description: "What time it is for the caller's organization, and whether everything due by then is done.",
  access: "caller",
  needs: "organization:read",
  errors: [],
  input: z.object({}),
  output: testClock,
  example: { input: {}, output: advanced },
});

export const advanceTestClock = defineOperation({
  name: "advanceTestClock",
  method: "POST",
  path: "/test-clock/advance",
  tag: "Test clock",
  summary: "Advance the test clock",
  description:
    "Moves the organization's time forward, `by` a length or `to` a moment. What falls due on the way is done in its order, each at its own moment: purchases expire, offerings close, lock-ups end, offers lapse, checks run out, distributions start, webhooks and payments are tried again. The answer comes at once; poll `GET /test-clock` until its state is `READY`. Only an organization that never had a live key has such a clock, and live keys cannot turn it.",
  access: "caller",
  needs: "test_clock:write",
  errors: ["live_key", "organization_is_live", "test_clock_advancing", "clock_cannot_go_back"],
  input: z
    .object({
      by: duration
        .optional()
        .meta({ description: "How far, as an ISO 8601 duration; instead of `to`.", example: "P3D" }),
      to: timestamp
        .optional()
        .meta({ description: "Until when; instead of `by`.", example: "2027-02-13T12:00:00Z" }),
      mode: z.enum(testClockModes).optional().meta({
        description:
          "Whether it goes on from there (`RUNNING`) or stands (`FROZEN`); as before where left out, and `RUNNING` the first time.",
        example: "RUNNING",
      }),
    })
    .refine(({ by, to }) => (by === undefined) !== (to === undefined), {
      error: "Send either by or to.",
      path: ["by"],
    }),
  output: testClock,
  example: {
    input: { by: "P3D" },
    output: { ...advanced, state: "ADVANCING", now: NOW, advancingTo: LATER },
  },
});

export const updateTestClock = defineOperation({
  name: "updateTestClock",
  method: "PATCH",
  path: "/test-clock",
  tag: "Test clock",
  summary: "Freeze the test clock or let it run",
  description: "Has the organization's time stand where it is, or go on from there.",
  access: "caller",
  needs: "test_clock:write",
  errors: ["live_key", "organization_is_live", "test_clock_advancing"],
  input: z.object({
    mode: z.enum(testClockModes).meta({
      description: "`FROZEN` = it stands; `RUNNING` = it goes on.",
      example: "FROZEN",
    }),
  }),
  output: testClock,
  example: { input: { mode: "FROZEN" }, output: { ...advanced, mode: "FROZEN" } },
});

export const resetTestClock = defineOperation({
  name: "resetTestClock",
  method: "DELETE",
  path: "/test-clock",
  tag: "Test clock",
  summary: "Go back to the real time",
  description:
    "Ends the test clock. It cannot be ended while it is ahead of the real time, as what was written in the meantime would lie in the future.",
  access: "caller",
  needs: "test_clock:write",
  errors: ["live_key", "organization_is_live", "test_clock_advancing", "clock_cannot_go_back"],
  input: z.object({}),
  output: testClock,
  example: { input: {}, output: { ...advanced, mode: "REAL", now: NOW } },
});
