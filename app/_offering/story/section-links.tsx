"use client";

import { useEffect, useRef, useState } from "react";

interface SectionLinksProps {
  sections: readonly { readonly anchor: string; readonly title: string }[];
}

/** The part of the screen in which a section counts as the one that is read: a line in its upper half. */
const READING = "-30% 0px -70% 0px";

/** Links to the sections; the one that is read is marked, and kept in sight where not all links have room. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const [read, setRead] = useState<string | null>(null);
  const anchors = sections.map(({ anchor }) => anchor).join(" ");

  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => setRead((now) => seen.find(({ isIntersecting }) => isIntersecting)?.target.id ?? now),
      { rootMargin: READING },
    );
    for (const anchor of anchors.split(" ")) {
      const section = document.getElementById(anchor);
      if (section !== null) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [anchors]);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`a[href="#${read}"]`);
    // Of the list alone: the page stays where its reader is.
    if (link && list.current) {
      list.current.scrollTo({ left: link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2 });
    }
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
