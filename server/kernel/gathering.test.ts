import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { Gathering } from "./gathering.ts";

/** A gathering that notes its runs, and ends each only when told. */
function watched(how: Omit<ConstructorParameters<typeof Gathering<string, string>>[0], "run"> = {}) {
  const runs: { key: string; inputs: readonly string[]; end: (error?: Error) => void }[] = [];
  const gathering = new Gathering<string, string>({
    run: (key, inputs) =>
      new Promise((resolve, reject) => {
        const answers = inputs.map((input) => `${input}!`);
        runs.push({ key, inputs, end: (error) => (error ? reject(error) : resolve(answers)) });
      }),
    nameOf: (input) => (input.startsWith("any") ? undefined : input),
    ...how,
  });
  const inputs = () => runs.map((run) => run.inputs);
  return { gathering, runs, inputs };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("what waits at the same moment", () => {
  it("is done in one run, with whatever came in the same turn", async () => {
    const { gathering, runs, inputs } = watched();
    const outcomes = Promise.all(["a", "b", "c", "d"].map((input) => gathering.call("org", input)));
    expect(inputs(), "more may come in this turn").toEqual([]);
    await turn();
    expect(inputs()).toEqual([["a", "b", "c", "d"]]);
    runs[0]?.end();
    expect(await outcomes).toEqual(["a!", "b!", "c!", "d!"]);
  });

  it("is shared alike by the two runs, so that one does not have many while the other has few", async () => {
    const { gathering, runs, inputs } = watched();
    const call = (...names: string[]) => {
      for (const name of names) void gathering.call("org", name);
      return turn();
    };
    await call("a", "b", "c");
    await call("d", "e");
    expect(inputs(), "few wait for the other run, or for more").toEqual([["a", "b", "c"]]);
    await call("f");
    expect(inputs().slice(1)).toEqual([["d", "e", "f"]]);
    await call("g", "h");
    runs[0]?.end();
    await turn();
    expect(inputs().slice(2), "two are fewer than three").toEqual([]);
    await call("i");
    expect(inputs().slice(2)).toEqual([["g", "h", "i"]]);
    await call("j");
    runs[1]?.end();
    await turn();
    runs[2]?.end();
    await turn();
    expect(inputs().slice(3), "and where none runs, all go").toEqual([["j"]]);
  });

  it("waits for the run before it where there is one lane", async () => {
    const { gathering, runs, inputs } = watched({ isSingle: () => true });
    const call = (...names: string[]) => {
      for (const name of names) void gathering.call("org", name);
      return turn();
    };
    await call("a");
    await call("b", "c");
    expect(inputs()).toEqual([["a"]]);
    runs[0]?.end();
    await turn();
    expect(inputs()).toEqual([["a"], ["b", "c"]]);
  });

  it("waits until a run that was many has rested for its part of how long that took", async () => {
    const { gathering, runs, inputs } = watched({
      isSingle: () => true,
      restOf: (count) => (count > 1 ? 0.5 : 0),
    });
    const call = (...names: string[]) => {
      const outcomes = names.map((name) => gathering.call("org", name));
      return turn().then(() => ({ outcomes }));
    };
    const { outcomes } = await call("a", "b");
    await sleep(60);
    runs[0]?.end();
    const ended = performance.now();
    expect(await Promise.all(outcomes), "its answers do not wait").toEqual(["a!", "b!"]);
    await call("c");
    expect(inputs()).toEqual([["a", "b"]]);
    await vi.waitFor(() => expect(inputs().slice(1)).toEqual([["c"]]), { interval: 1 });
    expect(performance.now() - ended).toBeGreaterThan(25);
    runs[1]?.end();
    await turn();
    await call("d");
    expect(inputs().slice(2), "and one that was not does not rest").toEqual([["d"]]);
  });

  it("counts once where it is of one kind", async () => {
    const { gathering, runs, inputs } = watched({ most: 2, kindOf: (input) => input.slice(0, 4) });
    const asked = ["any3", "any4", "any3", "any5", "any4"];
    const outcomes = Promise.all(asked.map((input) => gathering.call("org", input)));
    await turn();
    expect(inputs()).toEqual([["any3", "any4", "any3", "any4"]]);
    runs[0]?.end();
    await turn();
    expect(inputs().at(-1)).toEqual(["any5"]);
    for (const { end } of runs) end();
    expect(await outcomes).toEqual(asked.map((input) => `${input}!`));
  });

  it("is done apart for other keys, and a crowd has one run at a time while they are there", async () => {
    const { gathering, runs } = watched();
    const keys = () => runs.map(({ key }) => key);
    const call = (key: string, ...inputs: string[]) => {
      for (const input of inputs) void gathering.call(key, input);
      return turn();
    };
    await call("crowd", "a", "b");
    await call("crowd", "c", "d");
    expect(keys()).toEqual(["crowd", "crowd"]);
    await call("one", "a");
    await call("one", "b");
    await call("crowd", "e", "f");
    expect(keys()).toEqual(["crowd", "crowd", "one"]);
    runs[0]?.end();
    await turn();
    expect(keys(), "the other one still runs").toEqual(["crowd", "crowd", "one"]);
    runs[1]?.end();
    runs[2]?.end();
    await turn();
    expect(keys()).toEqual(["crowd", "crowd", "one", "crowd", "one"]);
  });

  it("is done in one run at a time where it is a crowd, and in two again after it", async () => {
    const { gathering, runs } = watched();
    const call = (count: number) => {
      for (let n = 0; n < count; n += 1) void gathering.call("org", "any");
      return turn();
    };
    const sizes = () => runs.map(({ inputs }) => inputs.length);
    // What becomes of the calls is told to a few in each turn.
    const end = async (run: number) => {
      runs[run]?.end();
      for (let told = 0; told < 10; told += 1) await turn();
    };
    await call(30);
    await call(30);
    expect(sizes()).toEqual([30]);
    await end(0);
    expect(sizes()).toEqual([30, 30]);
    await end(1);
    await call(3);
    await call(3);
    expect(sizes()).toEqual([30, 30, 3, 3]);
  });

  it("has each name once, and no more than it may", async () => {
    const { gathering, runs, inputs } = watched({ most: 3 });
    for (const input of ["a", "b", "c", "c", "any", "any", "d"]) void gathering.call("org", input);
    await turn();
    for (let next = 0; next < runs.length; next += 1) {
      runs[next]?.end();
      await turn();
    }
    expect(inputs()).toEqual([["a", "b", "c"], ["c", "any", "any"], ["d"]]);
  });

  it("is not lost to a turn that begins nothing any more", async () => {
    const { gathering, runs, inputs } = watched();
    const call = (input: string) => gathering.call("org", input);
    const first = call("a");
    await turn();
    runs[0]?.end();
    // It comes while the run ends, which takes it; the turn that was to begin it finds nothing.
    const second = call("b");
    await first;
    for (let next = 1; next < 4; next += 1) {
      await turn();
      runs[next]?.end();
    }
    expect(await second).toBe("b!");
    const third = call("c");
    await turn();
    runs.at(-1)?.end();
    expect(await third).toBe("c!");
    expect(inputs()).toEqual([["a"], ["b"], ["c"]]);
  });
});

describe("a run that fails", () => {
  it("fails the one that cannot be done, and none of its neighbours", async () => {
    const gathering = new Gathering<string, string>({
      async run(_key, inputs) {
        if (inputs.includes("bad")) throw new Error("bad");
        return inputs;
      },
    });
    const settled = await Promise.allSettled(
      ["a", "b", "c", "bad", "d"].map((input) => gathering.call("org", input)),
    );
    expect(settled.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
    expect(await gathering.call("org", "next")).toBe("next");
  });

  it("is not tried again where the connection is gone: nobody knows what was done", async () => {
    const { gathering, runs, inputs } = watched();
    const call = (...names: string[]) => names.map((name) => gathering.call("org", name));
    const first = call("a", "b");
    await turn();
    const settled = Promise.allSettled([...first, ...call("c", "d")]);
    await turn();
    runs[1]?.end(Object.assign(new Error("gone"), { code: "CONNECTION_CLOSED" }));
    runs[0]?.end();
    expect((await settled).map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "rejected",
      "rejected",
    ]);
    expect(inputs()).toHaveLength(2);
  });
});
