import { useDebouncedValue } from "@mantine/hooks";
import { isElsewhere } from "#server/kernel/fields/image-url.ts";

/** How long typing rests before another host is asked, in milliseconds. */
const PATIENCE_MS = 600;

/** The address of a picture as it is typed; one on another host once typing rests, and undefined until then. */
export function useRestedAddress(imageUrl: string): string | undefined {
  const [rested] = useDebouncedValue(imageUrl, PATIENCE_MS);
  return isElsewhere(imageUrl) && rested !== imageUrl ? undefined : imageUrl;
}
