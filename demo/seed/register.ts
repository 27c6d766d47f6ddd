import { Decimal } from "decimal.js";
import type { ledgerAccount, ledgerEntry, tokenLock } from "#db/schema/token.ts";
import { newId } from "#server/kernel/fields/id.ts";
import type { Resident } from "./residents.ts";
import { DAY } from "./story.ts";

type Account = typeof ledgerAccount.$inferInsert;
type Entry = typeof ledgerEntry.$inferInsert;
type Lock = typeof tokenLock.$inferInsert;

/** A wallet as the register knows it. */
export interface Holder {
  readonly resident: Resident;
  readonly wallet: string;
}

/** One movement of a token. */
interface Movement {
  tokenId: string;
  amount: Decimal;
  at: Date;
  reference?: string;
  note?: string;
}

type Side = readonly [account: Account, bucket: "AVAILABLE" | "FROZEN"];

/** Keeps the books of one organization: accounts open themselves, and entries alone make balances. */
export function openRegister(organizationId: string, now: Date) {
  const locks: Lock[] = [];
  const accounts = new Map<string, Account>();
  const entries: Entry[] = [];

  function account(name: string, at: Date, facts: Omit<Account, "organizationId" | "id">): Account {
    const known = accounts.get(name);
    if (known) return known;
    const opened = { organizationId, id: newId("acc", at), ...facts };
    accounts.set(name, opened);
    return opened;
  }
  function own(tokenId: string, kind: "SUPPLY" | "UNISSUED", at: Date): Account {
    return account(`${tokenId}/${kind}`, at, { tokenId, kind });
  }
  function held(tokenId: string, { resident, wallet }: Holder, at: Date): Account {
    const facts = { tokenId, kind: "WALLET" as const, customerId: resident.id, walletAddress: wallet };
    return account(`${tokenId}/${resident.id}/${wallet}`, at, facts);
  }
  function post(reason: Entry["reason"], movement: Movement, debit: Side, credit: Side): void {
    const { at, amount, ...rest } = movement;
    entries.push({
      organizationId,
      id: newId("led", at),
      ...rest,
      debitAccountId: debit[0].id,
      debitBucket: debit[1],
      creditAccountId: credit[0].id,
      creditBucket: credit[1],
      amount: amount.toFixed(),
      reason,
      createdAt: at.toISOString(),
    });
  }

  return {
    issue(movement: Movement) {
      const { tokenId, at } = movement;
      post(
        "ISSUE",
        movement,
        [own(tokenId, "SUPPLY", at), "AVAILABLE"],
        [own(tokenId, "UNISSUED", at), "AVAILABLE"],
      );
    },
    mint(movement: Movement, to: Holder) {
      const { tokenId, at } = movement;
      post(
        "MINT",
        movement,
        [own(tokenId, "UNISSUED", at), "AVAILABLE"],
        [held(tokenId, to, at), "AVAILABLE"],
      );
    },
    /** Sets tokens of a completed purchase aside until they are delivered, or freed again. */
    allocate(movement: Movement) {
      const unissued = own(movement.tokenId, "UNISSUED", movement.at);
      post("ALLOCATE", movement, [unissued, "AVAILABLE"], [unissued, "FROZEN"]);
    },
    deallocate(movement: Movement) {
      const unissued = own(movement.tokenId, "UNISSUED", movement.at);
      post("RELEASE", movement, [unissued, "FROZEN"], [unissued, "AVAILABLE"]);
    },
    /** Delivers what was set aside, locked up for so many days. */
    deliver(movement: Movement & { reference: string }, to: Holder, lockUpDays: number) {
      const { tokenId, amount, reference, at } = movement;
      const wallet = held(tokenId, to, at);
      const isLocked = lockUpDays > 0;
      post(
        "MINT",
        movement,
        [own(tokenId, "UNISSUED", at), "FROZEN"],
        [wallet, isLocked ? "FROZEN" : "AVAILABLE"],
      );
      if (!isLocked) return;
      const end = new Date(at.getTime() + lockUpDays * DAY);
      const isOver = end <= now;
      locks.push({
        organizationId,
        id: newId("lck", at),
        tokenId,
        ledgerAccountId: wallet.id,
        amount: amount.toFixed(),
        lockedUntil: end.toISOString(),
        releasedAt: isOver ? end.toISOString() : null,
        reference,
        createdAt: at.toISOString(),
      });
      if (isOver) post("RELEASE", { ...movement, at: end }, [wallet, "FROZEN"], [wallet, "AVAILABLE"]);
    },
    freeze(movement: Movement, holder: Holder) {
      const wallet = held(movement.tokenId, holder, movement.at);
      post("FREEZE", movement, [wallet, "AVAILABLE"], [wallet, "FROZEN"]);
    },
    release(movement: Movement, holder: Holder) {
      const wallet = held(movement.tokenId, holder, movement.at);
      post("RELEASE", movement, [wallet, "FROZEN"], [wallet, "AVAILABLE"]);
    },
    /** From the tokens that an open SELL offer froze, or from those that are free. */
    transfer(movement: Movement, from: Holder, bucket: Side[1], to: Holder) {
      const { tokenId, at } = movement;
      post("TRANSFER", movement, [held(tokenId, from, at), bucket], [held(tokenId, to, at), "AVAILABLE"]);
    },
    /** What each customer held of a token at a moment, over all its wallets. */
    holdings(tokenId: string, at: Date): Map<string, Decimal> {
      const held = new Map<string, Decimal>();
      const owners = new Map([...accounts.values()].map(({ id, customerId }) => [id, customerId]));
      const add = (accountId: string, amount: Decimal) => {
        const customerId = owners.get(accountId);
        if (customerId) held.set(customerId, (held.get(customerId) ?? new Decimal(0)).plus(amount));
      };
      for (const entry of entries) {
        if (entry.tokenId !== tokenId || new Date(entry.createdAt) > at) continue;
        add(entry.debitAccountId, new Decimal(entry.amount).neg());
        add(entry.creditAccountId, new Decimal(entry.amount));
      }
      return new Map([...held].filter(([, amount]) => amount.gt(0)));
    },
    locks: () => locks,
    accounts: () => [...accounts.values()],
    /** In the order of time, since a balance must be there before it is spent. */
    entries: () => entries.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)),
  };
}

export type Register = ReturnType<typeof openRegister>;
