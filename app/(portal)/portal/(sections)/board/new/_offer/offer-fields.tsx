import { NativeSelect, SegmentedControl, Select, TextInput, UnstyledButton } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { Notice } from "#app/_components/notice.tsx";
import { formatTokens, shortAddress } from "#app/_words/format.ts";
import order from "#app/(portal)/_components/order-form.module.css";
import type { Intention } from "#db/schema/enums.ts";
import type { Holding } from "#server/domain/investors/customer/contract.ts";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import { availableIn, fullestWallet } from "./balances.ts";
import classes from "./offer-form.module.css";
import type { OfferValues, Pricing } from "./offer-values.ts";

interface OfferFieldsProps {
  form: UseFormReturnType<OfferValues>;
  errorAt: (field: keyof OfferValues) => ReactNode;
  tokens: readonly RegisteredToken[];
  /** The one that is chosen. */
  token: RegisteredToken | undefined;
  wallets: readonly string[];
  holdings: readonly Holding[];
}

/** What is offered: which token, how many, for how much, until when. */
export function OfferFields({ form, errorAt, tokens, token, wallets, holdings }: OfferFieldsProps) {
  const { intention, tokenId, makerWalletAddress, pricing } = form.values;
  const sells = intention === "SELL";
  const held = new Set(holdings.map((holding) => holding.tokenId));
  const choice = sells ? tokens.filter((one) => held.has(one.tokenId)) : tokens;
  const available = availableIn(holdings, tokenId, makerWalletAddress);
  const symbol = token?.symbol ?? "";

  const intend = (next: Intention) => {
    form.setFieldValue("intention", next);
    if (next === "SELL" && !held.has(tokenId)) form.setFieldValue("tokenId", "");
  };
  const choose = (next: string) => {
    form.setFieldValue("tokenId", next);
    if (sells) form.setFieldValue("makerWalletAddress", fullestWallet(holdings, next, wallets));
  };
  const walletLabel = (address: string) =>
    sells && token
      ? `${shortAddress(address)}, ${formatTokens(availableIn(holdings, tokenId, address))} ${symbol} available`
      : shortAddress(address);

  return (
    <>
      <div className={order.choice}>
        <span id="intention">I want to</span>
        <SegmentedControl
          aria-labelledby="intention"
          data={[
            { value: "SELL", label: "Sell tokens" },
            { value: "BUY", label: "Buy tokens" },
          ]}
          value={intention}
          onChange={(value) => intend(value as Intention)}
        />
      </div>
      {sells && choice.length === 0 && (
        <Notice tone="warning" title="You hold no tokens yet">
          <span>
            Tokens you bought arrive when their offering closes. You can offer to buy some from others.
          </span>
        </Notice>
      )}
      <Select
        label="Token"
        placeholder="Type to search"
        data={choice.map((one) => ({ value: one.tokenId, label: `${one.name} (${one.symbol})` }))}
        searchable
        openOnFocus={false}
        selectFirstOptionOnChange
        selectFirstOptionOnDropdownOpen
        nothingFoundMessage={sells ? "You hold no such token." : "There is no such token."}
        {...form.getInputProps("tokenId")}
        value={tokenId || null}
        onChange={(value) => choose(value ?? "")}
        error={errorAt("tokenId")}
      />
      <NativeSelect
        label={sells ? "From wallet" : "Into wallet"}
        data={wallets.map((address) => ({ value: address, label: walletLabel(address) }))}
        {...form.getInputProps("makerWalletAddress")}
        error={errorAt("makerWalletAddress")}
      />
      <div className={order.choice}>
        <span id="pricing">I name the price</span>
        <SegmentedControl
          aria-labelledby="pricing"
          data={[
            { value: "TOTAL", label: "For all of them" },
            { value: "EACH", label: "By token" },
          ]}
          value={pricing}
          onChange={(value) => form.setFieldValue("pricing", value as Pricing)}
        />
      </div>
      <div className={classes.pair}>
        <div className={classes.amount}>
          <TextInput
            label="Number of tokens"
            inputMode="decimal"
            autoComplete="off"
            rightSection={<span className={order.unit}>{symbol}</span>}
            rightSectionWidth="5rem"
            {...form.getInputProps("amount")}
            error={errorAt("amount")}
          />
          {sells && token && available !== "0" && (
            <p className={order.hint}>
              {formatTokens(available)} {symbol} available.{" "}
              <UnstyledButton className={classes.all} onClick={() => form.setFieldValue("amount", available)}>
                Use all
              </UnstyledButton>
            </p>
          )}
        </div>
        <TextInput
          label={pricing === "EACH" ? "Price of one token" : "Price for all of them"}
          inputMode="decimal"
          autoComplete="off"
          rightSection={<span className={order.unit}>EUR</span>}
          rightSectionWidth="4rem"
          {...form.getInputProps("priceInEuro")}
          error={errorAt("priceInEuro")}
        />
      </div>
      <TextInput
        type="date"
        // Without it browsers take years of six digits, which are no dates of the interface.
        max="9999-12-31"
        label="Last day (optional)"
        description="Left empty, the offer stays until you cancel it or somebody accepts it."
        className={classes.date}
        {...form.getInputProps("expiresAt")}
        error={errorAt("expiresAt")}
      />
    </>
  );
}
