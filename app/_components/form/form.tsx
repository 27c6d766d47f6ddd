"use client";

import { type ComponentPropsWithoutRef, useEffect, useRef, useSyncExternalStore } from "react";
import { tellReact } from "./tell-react.ts";

const never = () => () => {};

/**
 * A form that React draws and sends. What somebody typed into it before the page's script had come is told to
 * React once it has: otherwise the field would show a text that the page knows nothing of.
 */
export function Form(props: ComponentPropsWithoutRef<"form">) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const cameFromServer = useRef(isHydrated);
  useEffect(() => {
    if (form.current && cameFromServer.current) tellReact(form.current);
  }, []);
  return <form {...props} ref={form} />;
}
