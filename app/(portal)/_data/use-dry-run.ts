import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { brokenRulesOf } from "#app/_trpc/client.tsx";

type Violations = NonNullable<ReturnType<typeof brokenRulesOf>>;

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 300;

/** What the server would say to a request. */
export type DryRun =
  | { readonly state: "idle" | "checking" | "unknown" | "passed"; readonly violations: readonly [] }
  | { readonly state: "refused"; readonly violations: Violations };

/** A mutation of the tRPC client. */
type Mutate<Input> = (
  input: Input,
  options: { context: { dryRun: true }; signal: AbortSignal },
) => Promise<unknown>;

/**
 * Tries a request without its effect: every rule it would break, a moment after one stopped typing.
 * @param name tells one kind of request from another
 * @param input null while it is not complete
 */
export function useDryRun<Input>(name: string, input: Input | null, mutate: Mutate<Input>): DryRun {
  const body = JSON.stringify(input);
  const [rested] = useDebouncedValue(body, REST);
  const { data, isError, isFetching } = useQuery({
    queryKey: ["dry run", name, rested],
    queryFn: ({ signal }) => violationsOf(mutate(JSON.parse(rested), { context: { dryRun: true }, signal })),
    enabled: rested !== "null",
    // Others buy and trade too: what was true a moment ago is asked again.
    staleTime: 0,
    retry: false,
  });
  if (input === null) return { state: "idle", violations: [] };
  if (body !== rested || (isFetching && data === undefined)) return { state: "checking", violations: [] };
  if (isError || data === undefined) return { state: "unknown", violations: [] };
  return data.length > 0 ? { state: "refused", violations: data } : { state: "passed", violations: [] };
}

/** The rules an attempt breaks. @throws whatever is not a rule's, such as a lost connection or a session that is over */
async function violationsOf(attempt: Promise<unknown>): Promise<Violations> {
  try {
    await attempt;
    return [];
  } catch (error) {
    const broken = brokenRulesOf(error);
    if (broken === null) throw error;
    return broken;
  }
}
