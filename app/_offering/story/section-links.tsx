"use client";

import { useEffect, useRef, useState } from "react";

interface SectionLinksProps {
  sections: readonly { readonly anchor: string; readonly title: string }[];
}

/** All that stands above a line in the upper half of the screen: the last section that begins there is read. */
const ABOVE_READING = "1000000px 0px -70% 0px";

/** Links to the sections; the one that is read is marked, and kept in sight where not all links have room. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const [read, setRead] = useState<string | null>(null);
  const anchors = sections.map(({ anchor }) => anchor).join(" ");

  useEffect(() => {
    const inOrder = anchors.split(" ");
    const begun = new Set<string>();
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setRead(inOrder.findLast((anchor) => begun.has(anchor)) ?? null);
      },
      { rootMargin: ABOVE_READING },
    );
    for (const anchor of inOrder) {
      const section = document.getElementById(anchor);
      if (section !== null) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [anchors]);

  useEffect(() => {
    if (!list.current) return;
    const link = list.current.querySelector<HTMLElement>(`a[href="#${read}"]`);
    // Of the list alone: the page stays where its reader is.
    list.current.scrollTo({
      left: link === null ? 0 : link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2,
    });
  }, [read]);

  return (
    <ul ref={list}>
      {sections.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} aria-current={anchor === read ? "location" : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
