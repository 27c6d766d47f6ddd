import type { IncomingMessage, ServerResponse } from "node:http";
import { FairQueue, type Leave, Neighbours, Overloaded } from "#db/fair-queue.ts";
import { NONE } from "#db/no-organization.ts";
import { NONCE_HEADER } from "#server/kernel/fields/nonce-header.ts";
import type { Listener, NameSender } from "./front.ts";
import { RETRY_AFTER } from "./pause.ts";
import { pausePage } from "./pause-page.ts";

/** Says that Next asks for a page before anybody wants it. */
const PREFETCH_HEADER = "next-router-prefetch";
/** Pages that are made at once. */
const AT_ONCE = 2;
/** How long a page waits for its turn, in milliseconds. */
const PATIENCE_MS = 10_000;
/** A page that takes longer than this waits for the database, and no more for the thread, in milliseconds. */
const MOMENT_MS = 250;

/**
 * Lets pages be made by turns of those who ask for them (docs/decisions/024-compartments.md). A page takes the thread for ten or
 * twenty milliseconds, which also answers the interface; fifty at once had whoever asked for a resource wait for all of them at
 * each step. While the interface is asked, one page is made at a time, and who sent for one rests for as long as it took.
 */
export class PageTurns {
  readonly #nameSender: NameSender;
  readonly #neighbours = new Neighbours();
  readonly #queue = new FairQueue({
    size: AT_ONCE,
    ofOrganization: AT_ONCE,
    ofOperation: AT_ONCE,
    patience: PATIENCE_MS,
    ofMoment: 0,
    slow: Number.POSITIVE_INFINITY,
    givesWay: true,
    neighbours: this.#neighbours,
  });

  /** @param nameSender tells whose turns count together */
  constructor(nameSender: NameSender) {
    this.#nameSender = nameSender;
  }

  /** Notes that the interface is asked for something that pages are to leave the thread to. */
  giveWay(): void {
    this.#neighbours.note("interface", NONE, false);
  }

  /** Has a page wait for its turn; where too much waits it is a 503 that says when to come back. */
  around(listener: Listener): Listener {
    return async (request, response) => {
      // What a browser asks for ahead takes turns with what somebody waits for.
      const operation = PREFETCH_HEADER in request.headers ? "ahead" : "";
      let leave: Leave;
      try {
        leave = await this.#queue.enter(this.#nameSender(request), {
          operation,
          signal: () => goneOf(response),
        });
      } catch (error) {
        if (!(error instanceof Overloaded)) throw error;
        return refuse(request, response);
      }
      giveUpLater(response, leave);
      return listener(request, response);
    };
  }
}

/** Tells when nobody waits for an answer any more. */
function goneOf(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  return gone.signal;
}

/** Gives the place up once the page is sent, or after a while. */
function giveUpLater(response: ServerResponse, leave: Leave): void {
  const giveUp = () => {
    clearTimeout(timer);
    response.off("close", giveUp);
    leave();
  };
  const timer = setTimeout(giveUp, MOMENT_MS);
  if (response.closed) giveUp();
  else response.once("close", giveUp);
}

function refuse({ headers }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": RETRY_AFTER,
  });
  response.end(pausePage(String(headers[NONCE_HEADER]), "busy"));
}
