import { Tabs } from "#app/(console)/_components/tabs.tsx";

/** The board's two lists: what is offered, and what changed hands. */
export function BoardTabs() {
  return (
    <Tabs
      label="Bulletin board"
      tabs={[
        { href: "/console/bulletin-board", label: "Offers" },
        { href: "/console/bulletin-board/trades", label: "Trades" },
      ]}
    />
  );
}
