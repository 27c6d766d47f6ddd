"use client";

import { Button, Modal, NativeSelect } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { MAIN_ID } from "#app/_components/page.tsx";
import { brokenRulesOf, trpc } from "#app/_trpc/client.tsx";
import { formatMoney, formatTokens } from "#app/_words/format.ts";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import { CheckNotice } from "#app/(portal)/_components/check-notice.tsx";
import { useIdempotencyKey } from "#app/(portal)/_data/idempotency-key.ts";
import { type DryRun, useDryRun } from "#app/(portal)/_data/use-dry-run.ts";
import type { Offer } from "#server/domain/secondary/bulletin-board/contract.ts";
import classes from "./accept-offer.module.css";
import { inYourWords } from "./acceptance-words.ts";

interface AcceptOfferProps {
  offer: Pick<Offer, "offerId" | "intention" | "amount" | "priceInEuro" | "unitPriceInEuro">;
  token: { readonly name: string; readonly symbol: string };
  customerId: string;
  wallets: readonly string[];
  /** Whether it is known that a rule stands in the way: then the dialog tells which. */
  isBarred?: boolean;
}

/** Takes another customer's whole offer, after showing what moves, what it costs and every rule in the way. */
export function AcceptOffer(props: AcceptOfferProps) {
  const [opened, { open, close }] = useDisclosure();
  const [isTaken, setTaken] = useState(false);
  const { intention, amount } = props.offer;
  const isPurchase = intention === "SELL";
  const tokens = `${formatTokens(amount)} ${props.token.symbol}`;
  return (
    <>
      {props.isBarred ? (
        <Button size="xs" variant="default" onClick={open}>
          Not for you: why?
          <span className="visually-hidden"> {tokens}</span>
        </Button>
      ) : (
        <Button size="xs" onClick={open}>
          {isPurchase ? "Buy" : "Sell"}
          <span className="visually-hidden"> {tokens}</span>
        </Button>
      )}
      <Modal
        opened={opened}
        onClose={close}
        title={isPurchase ? `Buy ${tokens}?` : `Sell ${tokens}?`}
        returnFocus={!isTaken}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <AcceptDialog {...props} onClose={close} onTaken={() => setTaken(true)} />
      </Modal>
    </>
  );
}

interface AcceptDialogProps extends AcceptOfferProps {
  onClose: () => void;
  onTaken: () => void;
}

function AcceptDialog({ offer, token, customerId, wallets, onClose, onTaken }: AcceptDialogProps) {
  const router = useRouter();
  const { accept } = trpc.useUtils().client.bulletinBoard.offer;
  const keyOf = useIdempotencyKey();
  const [takerWalletAddress, setWallet] = useState(wallets[0] ?? "");
  const input = { offerId: offer.offerId, customerId, takerWalletAddress };
  const isPurchase = offer.intention === "SELL";
  const tokens = `${formatTokens(offer.amount)} ${token.symbol}`;
  const price = formatMoney(offer.priceInEuro, "EUR");

  const take = useMutation({
    mutationFn: (asked: typeof input) => accept.mutate(asked, { context: { idempotencyKey: keyOf(asked) } }),
    onSuccess: () => {
      onTaken();
      onClose();
      notifications.show({
        color: "brand",
        title: isPurchase ? "Bought" : "Sold",
        message: isPurchase
          ? `${tokens} are in your wallet. What is left is to pay ${price} to the seller.`
          : `${tokens} have left your wallet for ${price}.`,
      });
      router.push("/portal/trades");
      // The button that was pressed goes with the offer.
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    },
  });
  const tried = useDryRun("accept offer", take.isSuccess ? null : input, accept.mutate);
  const check: DryRun =
    tried.state === "refused" ? { ...tried, violations: tried.violations.map(inYourWords) } : tried;
  const refused = brokenRulesOf(take.error)?.map(inYourWords) ?? [];
  const mayTake = check.state !== "refused" && refused.length === 0;
  const walletError = check.violations.find(({ param }) => param === "takerWalletAddress")?.detail;

  return (
    <div className={classes.dialog}>
      <dl className={classes.facts}>
        <div>
          <dt>{isPurchase ? "You receive" : "You give"}</dt>
          <dd>{tokens}</dd>
          <dd className={classes.note}>{token.name}</dd>
        </div>
        <div>
          <dt>{isPurchase ? "You pay" : "You are paid"}</dt>
          <dd>{price}</dd>
          <dd className={classes.note}>{formatUnitPrice(offer.unitPriceInEuro)} a token</dd>
        </div>
      </dl>
      <NativeSelect
        label={isPurchase ? "Into this wallet" : "From this wallet"}
        data={[...wallets]}
        value={takerWalletAddress}
        onChange={({ currentTarget }) => {
          // What was refused of one wallet may be right for another.
          take.reset();
          setWallet(currentTarget.value);
        }}
        error={walletError}
        classNames={{ input: classes.wallet ?? "" }}
      />
      <p className={classes.note}>
        {isPurchase
          ? "The tokens move at once and cannot be given back. You pay the seller directly, not Offerboard."
          : "The tokens move at once and cannot be taken back. The buyer pays you directly, not through Offerboard."}
      </p>
      {take.error === null && (
        <CheckNotice
          check={check}
          passed={isPurchase ? "All checked: you can buy this." : "All checked: you can sell this."}
          shownAtFields={["takerWalletAddress"]}
        />
      )}
      {refused.length > 0 ? (
        <Notice tone="negative" role="alert" title="Not possible like this">
          {refused.map(({ detail }) => (
            <span key={detail}>{detail}</span>
          ))}
        </Notice>
      ) : (
        <ProblemAlert error={take.error} />
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Back
        </Button>
        {mayTake && (
          <PendingButton
            type="button"
            isPending={take.isPending}
            pendingLabel={isPurchase ? "Buying…" : "Selling…"}
            onClick={() => take.mutate(input)}
          >
            {isPurchase ? `Buy for ${price}` : `Sell for ${price}`}
          </PendingButton>
        )}
      </div>
    </div>
  );
}
