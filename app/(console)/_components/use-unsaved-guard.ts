"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import { confirm } from "./confirm.ts";

/**
 * Asks before what was typed is lost: when the tab is closed or reloaded (in the browser's own words), when a link
 * leads away, and when "back" leaves the page.
 * @returns lets one leave without being asked, once what was typed is saved
 */
export function useUnsavedGuard(isUnsaved: boolean): () => void {
  const router = useRouter();
  const mayLeave = useRef(false);
  const allow = () => {
    mayLeave.current = true;
  };

  const askToLeave = useEffectEvent(async (leave: () => void) => {
    const isMeant = await confirm({
      title: "Leave without saving?",
      text: "What you typed here is not saved and will be lost.",
      yes: "Leave",
      no: "Stay",
      isDangerous: true,
    });
    if (!isMeant) return;
    allow();
    leave();
  });
  const follow = useEffectEvent((link: HTMLAnchorElement) => {
    if (link.origin === location.origin) router.push(link.pathname + link.search + link.hash);
    else location.assign(link.href);
  });

  useEffect(() => {
    if (!isUnsaved) return;
    const path = location.pathname;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isElsewhere = link !== null && link.target !== "_blank" && link.pathname !== path;
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!isElsewhere || !isPlain || mayLeave.current) return;
      event.preventDefault();
      event.stopPropagation();
      void askToLeave(() => follow(link));
    };
    // Older browsers cannot hold back the way back; there it leads away unasked.
    const onTraverse = (event: NavigateEvent) => {
      const leads = new URL(event.destination.url).pathname !== path;
      if (event.navigationType !== "traverse" || !event.cancelable || !leads || mayLeave.current) return;
      event.preventDefault();
      const { key } = event.destination;
      void askToLeave(() => window.navigation.traverseTo(key));
    };
    window.addEventListener("beforeunload", onUnload);
    window.navigation?.addEventListener("navigate", onTraverse);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      window.navigation?.removeEventListener("navigate", onTraverse);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [isUnsaved]);

  return allow;
}
