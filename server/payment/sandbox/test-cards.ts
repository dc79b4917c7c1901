import type { RefusalReason } from '../provider.ts';

export type CardOutcome = 'approved' | RefusalReason;

/**
 * Published test numbers and what becomes of them. Numbers that ask for 3-D Secure cannot be authenticated by card fields alone
 * and are refused as such. Every other number that passes the checks is approved: the sandbox moves no money.
 */
export const TEST_CARDS: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': 'approved',
  '5555555555554444': 'approved',
  '378282246310005': 'approved',
  '6011111111111117': 'approved',
  '4000000000003055': 'approved',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
  '4100000000000019': 'fraud',
  '4000000000003220': 'authentication_failed',
  '4000008400001629': 'authentication_failed',
  '4000008400001280': 'authentication_failed',
  '4000002760003184': 'authentication_failed',
  '4000002500003155': 'authentication_failed',
};

export const outcomeOf = (number: string): CardOutcome => TEST_CARDS[number] ?? 'approved';
