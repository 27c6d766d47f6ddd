import { Tabs } from "#app/(console)/_components/tabs.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";

/** The pages of a token. */
export async function TokenTabs({ tokenId }: { tokenId: string }) {
  const home = `/console/tokens/${encodeURIComponent(tokenId)}`;
  const maySeeChain = (await currentIssuer())?.may.includes("chain:read");
  const tabs = [
    { href: home, label: "Token" },
    { href: `${home}/entries`, label: "Entries" },
    ...(maySeeChain ? [{ href: `${home}/chain`, label: "Chain" }] : []),
  ];
  return <Tabs label="Token" tabs={tabs} />;
}
