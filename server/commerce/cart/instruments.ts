import type { PaymentInstrument } from '#contract/payment-instrument.ts';
import type { Locale } from '#contract/locales.ts';
import { accountOf } from '#server/accounts/account-of.ts';
import type { CartRows, PaymentRow } from './rows.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { PaymentDetails } from '#server/platform/db/schema/commerce.ts';
import { balancesOf, readCards, type ValueCard } from '#server/commerce/gift-cards/book.ts';
import { obstacleOf } from '#server/commerce/gift-cards/find-card.ts';
import { readHolding } from '#server/commerce/loyalty/book.ts';
import { balanceOf } from '#server/commerce/loyalty/ledger.ts';
import { pointWorth } from '#server/commerce/loyalty/rules.ts';
import { creditOf } from '#server/commerce/discount-programs/credit.ts';

interface Moment {
  readonly locale: Locale;
  readonly now: Date;
}

/** What the instruments of one cart can draw on at this moment. */
interface Funds {
  readonly cards: ReadonlyMap<string, { readonly card: ValueCard; readonly balance: number }>;
  /** Points that no voucher of this cart spends already. */
  readonly points: number;
  readonly credit: number;
}

const kindsIn = (payments: readonly PaymentRow[]): ReadonlySet<PaymentDetails['kind']> =>
  new Set(payments.flatMap(({ details }) => details?.kind ?? []));

const readFunds = async (db: Db, { cart, payments }: CartRows, { locale, now }: Moment): Promise<Funds> => {
  const kinds = kindsIn(payments);
  const ids = payments.flatMap(({ details }) => (details?.kind === 'stored' ? [details.cardId] : []));
  const balances = await balancesOf(db, ids);
  const cards = new Map((await readCards(db, ids)).map((card) => [card.id, { card, balance: balances.get(card.id) ?? 0 }]));
  const account = kinds.has('points') || kinds.has('credit') ? await accountOf(db, cart.subject) : undefined;
  const points = account && kinds.has('points') ? balanceOf(await readHolding(db, account.id), now) - (cart.rewardPoints ?? 0) : 0;
  const credit = account && kinds.has('credit') ? ((await creditOf(db, account.id, locale.currency, now)) ?? 0) : 0;
  return { cards, points: Math.max(0, points), credit };
};

/** An instrument before it is known what it pays: `withAmounts` fills that in. */
const instrumentOf = ({ id, method, requestId, card, amount, details }: PaymentRow, funds: Funds, { locale, now }: Moment): PaymentInstrument => {
  const bare = { payment_method_id: method, payment_instrument_id: id, c_requestID: requestId, amount: 0 };
  if (card) {
    const { card_type, bin, last4 } = card;
    return { ...bare, card: { card_type, bin, last4, ...(details?.kind === 'wallet' ? { wallet: details.wallet } : {}) } };
  }
  if (details?.kind === 'stored') {
    const found = funds.cards.get(details.cardId);
    const balance = found?.balance ?? 0;
    const good = found !== undefined && obstacleOf(found.card, locale.currency, now) === undefined;
    const expiresAt = found?.card.expiresAt?.toISOString();
    return { ...bare, available: good ? balance : 0, stored: { last4: details.last4, balance, ...(expiresAt ? { expiresAt } : {}) } };
  }
  if (details?.kind === 'points') {
    const worth = pointWorth(locale.currency);
    return { ...bare, available: Math.min(details.points, funds.points) * worth, points: 0, pointWorth: worth };
  }
  if (details?.kind === 'credit') {
    const available = Math.min(amount ?? funds.credit, funds.credit);
    return { ...bare, available, additionalData: { remainingAmount: funds.credit, payableAmount: available } };
  }
  if (details?.kind === 'approval') {
    const { state, amount: asked, redirectUrl, express } = details;
    return { ...bare, approval: { state, amount: asked, ...(state === 'pending' ? { redirectUrl } : {}), ...(express ? { express } : {}) } };
  }
  return bare;
};

/** The payments of a cart with what each can pay at most. */
export const readInstruments = async (db: Db, rows: CartRows, moment: Moment): Promise<PaymentInstrument[]> => {
  if (rows.payments.length === 0) return [];
  const funds = await readFunds(db, rows, moment);
  return rows.payments.map((row) => instrumentOf(row, funds, moment));
};
