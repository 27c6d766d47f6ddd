import { useEffect, useState } from "react";
import type { PurchaseDraft } from "#app/_data/purchase-draft.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { Appraisal, BuyTerms } from "./buy-engine.ts";

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 350;

export interface BuyPanelTerms {
  offeringId: string;
  terms: BuyTerms;
  /** The offering's; left out where the buyer chooses. */
  currency: Currency | undefined;
  /** Those one can choose between, the proposed one first. */
  currencies: readonly [Currency, ...Currency[]];
  /** What the fields hold before anybody types. */
  starting: { amount: string; tokens: string };
  /** The customer who would buy, if the viewer is one of this issuer. */
  buyer: { customerId: string; wallets: readonly string[] } | null;
}

/** What is said below the fields: what is wrong, what to know, or that the server would accept. */
export interface PanelVerdict {
  readonly problems: readonly string[];
  readonly note: string | null;
  readonly state: "unknown" | "checking" | "accepted";
}

const nothing: PanelVerdict = { problems: [], note: null, state: "unknown" };

const loadEngine = () => import("./buy-engine.ts");

/** What the panel holds and does. */
export function useBuyPanel({
  offeringId,
  terms,
  currency: fixed,
  currencies,
  starting,
  buyer,
}: BuyPanelTerms) {
  const [draft, setDraft] = useState<PurchaseDraft>({ typed: "amount", text: starting.amount });
  const [currency, setCurrency] = useState<Currency>(fixed ?? currencies[0]);
  const [wallet, setWallet] = useState(buyer?.wallets[0] ?? "");
  const [appraisal, setAppraisal] = useState<Appraisal | null>(null);
  const [verdict, setVerdict] = useState<PanelVerdict>(nothing);
  const [touched, setTouched] = useState(false);
  const customerId = buyer?.customerId;

  // Converts at once; `terms` comes from the server and does not change while the page stands.
  useEffect(() => {
    if (!touched && customerId === undefined) return;
    let isCurrent = true;
    const apply = ({ appraise, beyondLimits }: Awaited<ReturnType<typeof loadEngine>>) => {
      if (!isCurrent) return;
      const read = appraise(terms, draft, currency);
      // Of a visitor the server knows nothing to try a purchase for.
      const isTried = read.payment === null || customerId !== undefined;
      const problems = isTried ? read.problems : beyondLimits(read.payment.purchaseAmount, terms, currency);
      setAppraisal({ ...read, problems });
    };
    loadEngine().then(apply, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [terms, draft, currency, touched, customerId]);

  // Asks the server, a moment after one stopped typing.
  useEffect(() => {
    if (appraisal === null) return;
    const { payment, problems, note } = appraisal;
    if (payment === null || customerId === undefined) {
      setVerdict({ problems, note, state: "unknown" });
      return;
    }
    const abort = new AbortController();
    setVerdict({ problems: [], note, state: "checking" });
    const ask = async () => {
      const { tryPurchase } = await loadEngine();
      const purchase = { customerId, offeringId, walletAddress: wallet, payment: { ...payment, currency } };
      const answer = await tryPurchase(purchase, abort.signal);
      if (!abort.signal.aborted) setVerdict({ note, ...answer });
    };
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [appraisal, customerId, offeringId, wallet, currency]);

  const other = appraisal ?? { amountText: starting.amount, tokensText: starting.tokens };
  const text = { amount: other.amountText, tokens: other.tokensText, [draft.typed]: draft.text };
  return {
    amount: text.amount,
    tokens: text.tokens,
    currency,
    wallet,
    verdict,
    wrongSide: verdict.problems.length > 0 ? draft.typed : null,
    /** Where the summary finds what was chosen here. */
    query: new URLSearchParams({
      [draft.typed]: draft.text.trim(),
      ...(fixed === undefined && { currency }),
      ...(wallet !== "" && { wallet }),
    }).toString(),
    type: (typed: PurchaseDraft["typed"], value: string) => {
      setTouched(true);
      setDraft({ typed, text: value });
    },
    choose: (choice: { currency?: Currency; wallet?: string }) => {
      setTouched(true);
      if (choice.currency !== undefined) setCurrency(choice.currency);
      if (choice.wallet !== undefined) setWallet(choice.wallet);
    },
    /** Fetches what converts and checks before the first key is pressed. */
    prepare: () => void loadEngine().catch(() => undefined),
  };
}
