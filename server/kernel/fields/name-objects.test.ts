import { describe, expect, it } from "vitest";
import { z } from "zod";
import { nameObjects } from "./name-objects.ts";
import { objectName } from "./object-name.ts";

const wallet = z.object({ object: z.literal("wallet"), address: z.string() });
const token = z.object({ object: objectName("token"), symbol: z.string() });
const offering = z.object({
  object: objectName("offering"),
  title: z.string(),
  token: token.optional(),
  others: z.array(token).nullable().optional(),
  wallet: wallet.optional(),
});

describe("the names of resources", () => {
  it("stand first, also in what a resource holds", () => {
    const named = nameObjects(offering, {
      title: "Mill",
      token: { symbol: "MIL" },
      others: [{ symbol: "OTH" }],
    });
    expect(JSON.stringify(named)).toBe(
      '{"object":"offering","title":"Mill","token":{"object":"token","symbol":"MIL"},"others":[{"object":"token","symbol":"OTH"}]}',
    );
    expect(offering.safeParse(named).data).toEqual(named);
  });

  it("are written into lists, and leave what was given as it is", () => {
    const given = { object: "list", data: [{ symbol: "MIL" }] };
    const list = z.object({ object: z.literal("list"), data: z.array(token) });
    expect(nameObjects(list, given)).toEqual({ object: "list", data: [{ object: "token", symbol: "MIL" }] });
    expect(given.data).toEqual([{ symbol: "MIL" }]);
  });

  it("pass on what is erased, absent or unknown", () => {
    const erased = { title: null, token: null, others: null, further: 1 };
    expect(nameObjects(offering, erased)).toEqual({ object: "offering", ...erased });
    expect(nameObjects(offering, { title: "Mill" })).not.toHaveProperty("token");
  });

  it("leave alone what names itself", () => {
    const named = { object: "wallet", address: "0x0" };
    expect(nameObjects(wallet, named)).toBe(named);
  });
});
