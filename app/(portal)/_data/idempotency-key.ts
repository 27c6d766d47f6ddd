import { useRef } from "react";
import { v4 } from "uuid";

/**
 * Names what a form sends: the same body keeps its key, however often it is sent, so that a second click or a lost
 * answer changes nothing twice; a corrected body gets a key of its own.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const named = useRef<{ body: string; key: string }>(undefined);
  return (body) => {
    const text = JSON.stringify(body);
    if (named.current?.body !== text) named.current = { body: text, key: v4() };
    return named.current.key;
  };
}
