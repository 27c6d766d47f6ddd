import type { Metadata } from "next";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { CreateTokenForm } from "./create-token-form.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Register a token" };

export default issuerPage(
  async () => (
    <div className={classes.page}>
      <PageHeader
        breadcrumb={[{ label: "Tokens", href: "/console/tokens" }]}
        title="Register a token"
        description="A token stands for an asset. All of its supply starts unissued; purchases and minting bring it into wallets."
      />
      <Panel title="The token">
        <CreateTokenForm hasChain={(await trpc.chain.get({})).isConfigured} />
      </Panel>
    </div>
  ),
  { may: "token:write", others: "/console/tokens" },
);
