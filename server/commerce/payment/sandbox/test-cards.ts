import type { RefusalReason } from '../provider.ts';

export type CardOutcome = 'approved' | RefusalReason;

/**
 * Whether the owner of a card is asked (3-D Secure): not at all, without a word (`frictionless`), by a challenge, by one that soon is over
 * (`short`), or the look-up itself fails.
 */
export const AUTHENTICATIONS = ['none', 'frictionless', 'challenge', 'short', 'error'] as const;
export type Authentication = (typeof AUTHENTICATIONS)[number];

export interface TestCard {
  readonly outcome: CardOutcome;
  readonly authentication: Authentication;
}

const card = (outcome: CardOutcome, authentication: Authentication = 'none'): TestCard => ({ outcome, authentication });

/** Published test numbers and what becomes of them. Every other number that passes the checks is approved: the sandbox moves no money. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': card('approved'),
  '5555555555554444': card('approved'),
  '378282246310005': card('approved'),
  '6011111111111117': card('approved'),
  '4000000000003055': card('approved', 'frictionless'),
  '4000000000000002': card('card_declined'),
  '4000000000009995': card('insufficient_funds'),
  '4000000000000069': card('expired_card'),
  '4000000000000127': card('incorrect_cvc'),
  '4000000000000119': card('processing_error'),
  '4100000000000019': card('fraud'),
  '4000000000003220': card('approved', 'challenge'),
  '4000002760003184': card('approved', 'challenge'),
  '4000002500003155': card('approved', 'challenge'),
  '4000003800000446': card('approved', 'challenge'),
  '4000000000003246': card('approved', 'short'),
  '4000008400001629': card('card_declined', 'challenge'),
  '4000008260003178': card('insufficient_funds', 'challenge'),
  '4000008400001280': card('approved', 'error'),
};

export const testCardOf = (number: string): TestCard => TEST_CARDS[number] ?? card('approved');

/** What the challenge wants to hear; anything else fails it. */
export const CHALLENGE_PASSWORD = 'password';
/** How long a challenge waits. */
export const CHALLENGE_MS = { challenge: 10 * 60_000, short: 20_000 } as const;
