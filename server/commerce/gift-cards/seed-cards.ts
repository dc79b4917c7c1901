import { v7 as uuidv7 } from 'uuid';
import { CURRENCIES, type Currency } from '#contract/money.ts';
import { shopSecret } from '#server/platform/db/shop-secret.ts';
import type { Db } from '#server/platform/db/open.ts';
import { valueCards, valuePostings, valueTransactions, type ValueKind } from '#server/platform/db/schema/payments.ts';
import { luhnDigit } from '#domain/luhn.ts';
import { GIFT_CARD_SECRET } from './find-card.ts';
import { hashOfNumber, hashOfPin, normaliseNumber } from './numbers.ts';

export const DEMO_PIN = '1234';

interface DemoCard {
  readonly kind: ValueKind;
  readonly number: string;
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: number;
  readonly state?: 'inactive' | 'blocked';
  readonly isOver?: boolean;
}

/** Sixteen digits of which the last two before the check digit tell the demonstration's cards apart. */
export const demoNumber = (index: number): string => {
  const digits = `6050000000000${String(index).padStart(2, '0')}`;
  return `${digits}${luhnDigit(digits)}`;
};

const ofEach = (first: number, amount: number, kind: ValueKind = 'GIFT_CARD'): DemoCard[] =>
  CURRENCIES.map((currency, index) => ({ kind, number: demoNumber(first + index), currency, amount }));

/** Cards to try, one for every outcome (docs/payment.md has their numbers). In the order of CURRENCIES where there is one for each. */
export const DEMO_CARDS: readonly DemoCard[] = [
  ...ofEach(1, 50_00),
  ...ofEach(11, 25_00),
  ...ofEach(21, 500_00),
  ...ofEach(31, 0),
  { kind: 'GIFT_CARD', number: demoNumber(35), currency: 'USD', amount: 50_00, state: 'blocked' },
  { kind: 'GIFT_CARD', number: demoNumber(36), currency: 'USD', amount: 50_00, state: 'inactive' },
  { kind: 'GIFT_CARD', number: demoNumber(37), currency: 'USD', amount: 50_00, isOver: true },
  ...ofEach(41, 20_00, 'REWARD_CARD'),
  ...ofEach(51, 10_00),
  ...CURRENCIES.map((currency): DemoCard => ({ kind: 'REWARD_CODE', number: `THANKS-${currency}`, currency, amount: 10_00 })),
];

/** Puts the cards to try into an empty shop. */
export const seedCards = async (db: Db, now: Date): Promise<void> => {
  const secret = await shopSecret(db, GIFT_CARD_SECRET);
  const rows = DEMO_CARDS.map((card) => ({ ...card, id: uuidv7(), transactionId: uuidv7() }));
  await db.insert(valueCards).values(
    rows.map(({ id, kind, number, currency, state, isOver }) => ({
      id,
      kind,
      currency,
      numberHash: hashOfNumber(secret, normaliseNumber(number)),
      pinHash: kind === 'REWARD_CODE' ? null : hashOfPin(secret, number, DEMO_PIN),
      last4: number.slice(-4),
      state: state ?? ('active' as const),
      expiresAt: isOver ? new Date('2020-12-31T00:00:00Z') : null,
      createdAt: now,
    })),
  );
  const filled = rows.filter(({ amount }) => amount > 0);
  await db
    .insert(valueTransactions)
    .values(
      filled.map(({ id, transactionId }) => ({ id: transactionId, cardId: id, kind: 'issue' as const, reference: 'demonstration', createdAt: now })),
    );
  await db.insert(valuePostings).values(
    filled.flatMap(({ id, transactionId, amount }) => [
      { transactionId, cardId: id, book: 'issued' as const, amount: -amount },
      { transactionId, cardId: id, book: 'card' as const, amount },
    ]),
  );
};
