import type { ChallengeResult } from '#src/checkout/card/card-messages.ts';
import { type Attempt, type Challenge, type Evidence, nextMove } from './attempt.ts';

export interface SettlePorts {
  /** Sends the order with the attempt's key. Never throws for what a network can do. */
  readonly place: (attempt: Attempt) => Promise<Evidence>;
  /** Asks what the cart became. */
  readonly ask: (attempt: Attempt) => Promise<Evidence>;
  /** Puts the bank's question to the shopper. */
  readonly challenge: (challenge: Challenge) => Promise<ChallengeResult>;
  /** Says how that went; the shop asks the bank. */
  readonly resume: (attempt: Attempt, orderNumber: string, result: ChallengeResult) => Promise<Evidence>;
  /** Writes the attempt down; before every request. */
  readonly keep: (attempt: Attempt) => Promise<void>;
  /** At most so long; shorter when the network comes back. */
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  /** From here on the answer is not simply on its way. */
  readonly onDoubt: () => void;
  /** The page is being left: whatever is not settled stays written down. */
  readonly isStopped: () => boolean;
}

export type Settled =
  | { readonly outcome: 'placed'; readonly orderNumber: string; readonly st: string }
  | {
      readonly outcome: 'let-go';
      readonly code: string | null;
      readonly replacedBy?: string | undefined;
      /** How the bank's question went, where there was one. */
      readonly result?: ChallengeResult | undefined;
    }
  | { readonly outcome: 'stopped' };

const send = async (attempt: Attempt, ports: SettlePorts): Promise<{ attempt: Attempt; evidence: Evidence }> => {
  const sent = { ...attempt, sent: attempt.sent + 1 };
  await ports.keep(sent);
  return { attempt: sent, evidence: await ports.place(sent) };
};

/**
 * Takes an attempt to its end: an order, or the certainty that there is none.
 * @param begin `press`: just made, to be sent; `return`: found written down by a page that was opened later
 */
export const settleAttempt = async (begun: Attempt, begin: 'press' | 'return', ports: SettlePorts): Promise<Settled> => {
  let attempt = begun;
  let evidence: Evidence = { kind: 'returned' };
  // A question is put once: where only the answer's answer was lost, the same answer is said again.
  let answered: { readonly sessionID: string; readonly result: ChallengeResult } | undefined;
  if (begin === 'press') ({ attempt, evidence } = await send(attempt, ports));
  else ports.onDoubt();
  for (let round = 0; ; round++) {
    const move = nextMove(attempt, evidence, round, ports.now());
    if (move.do === 'finish') return { outcome: 'placed', orderNumber: move.orderNumber, st: move.st };
    if (move.do === 'let-go') return { outcome: 'let-go', code: move.code, replacedBy: move.replacedBy, result: answered?.result };
    if (move.do === 'challenge') {
      const { sessionID } = move.challenge;
      if (answered?.sessionID !== sessionID) answered = { sessionID, result: await ports.challenge(move.challenge) };
      if (ports.isStopped()) return { outcome: 'stopped' };
      evidence = await ports.resume(attempt, move.orderNumber, answered.result);
      continue;
    }
    if (begin === 'press' && round === 0) ports.onDoubt();
    if (move.do === 'ask' && move.afterMs > 0) await ports.wait(move.afterMs);
    if (ports.isStopped()) return { outcome: 'stopped' };
    if (move.do === 'ask') evidence = await ports.ask(attempt);
    else ({ attempt, evidence } = await send(attempt, ports));
  }
};
