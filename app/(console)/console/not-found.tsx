import { NothingHere } from "#app/_components/nothing-here.tsx";

/** Stands for what does not exist, or belongs to another organization. */
export default function ConsoleNotFound() {
  return <NothingHere href="/console" label="Go to the dashboard" />;
}
