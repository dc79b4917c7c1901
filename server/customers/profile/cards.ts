import { and, count, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { CARDS_MAX, type SavedCard, type SavedInstrument } from '#contract/calls/consumer-cards.ts';
import type { Locale } from '#contract/locales.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { CardSummary } from '#server/platform/db/schema/commerce.ts';
import { consumerCards } from '#server/platform/db/schema/consumer.ts';
import { ownBalances } from '#server/commerce/gift-cards/find-card.ts';
import { countPinTry } from '#server/commerce/gift-cards/pin-tries.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { keyedTransaction, knownOutcome, useOf } from '#server/platform/idempotency/keyed-steps.ts';
import { forgetGiftCard, readGiftCards, saveGiftCard } from '#server/commerce/gift-cards/saved-cards.ts';
import type { ConsumerPorts } from './ports.ts';

type CardCall =
  | 'consumer.getPaymentInstruments'
  | 'consumer.cardSession'
  | 'consumer.addPaymentInstrument'
  | 'consumer.updatePaymentInstrument'
  | 'consumer.deletePaymentInstrument';

const own = (accountId: string, id: string) => and(eq(consumerCards.id, id), eq(consumerCards.accountId, accountId));

/** A card is good to the end of its month. One whose provider does not say is taken at its word. */
const isExpired = (month: number | null | undefined, year: number | null | undefined, now: Date): boolean =>
  typeof month === 'number' && typeof year === 'number' && Date.UTC(year, month, 1) <= now.getTime();

/** Saved cards, the default one first, then the one saved last. */
const readCards = async (db: Db, accountId: string, now: Date): Promise<SavedCard[]> => {
  const rows = await db
    .select()
    .from(consumerCards)
    .where(eq(consumerCards.accountId, accountId))
    .orderBy(desc(consumerCards.isDefault), desc(consumerCards.createdAt), desc(consumerCards.id));
  return rows.map(({ id, cardType, last4, expiryMonth, expiryYear, isDefault }) => ({
    paymentInstrumentId: id,
    payment_method_id: 'CREDIT_CARD',
    card_type: cardType,
    last4,
    ...(expiryMonth !== null && expiryYear !== null && { expiryMonth, expiryYear }),
    expired: isExpired(expiryMonth, expiryYear, now),
    isDefault,
  }));
};

const clearDefault = (tx: Db, accountId: string) => tx.update(consumerCards).set({ isDefault: false }).where(eq(consumerCards.accountId, accountId));

interface NewCard {
  readonly accountId: string;
  readonly token: string;
  /** What the provider says of it. */
  readonly card: CardSummary | undefined;
  readonly asksForDefault: boolean;
  readonly now: Date;
  readonly locale: Locale;
}

/** The server's words are the ones that are shown (spec 2 §8). */
const SAVED_ALREADY: Readonly<Record<Locale['language'], string>> = {
  en: 'This card is already saved in your account.',
  fr: 'Cette carte est déjà enregistrée dans votre compte.',
  de: 'Diese Karte ist bereits in Ihrem Konto gespeichert.',
};

/**
 * The account is locked by the caller.
 * @throws PYT404 where the provider does not know it, FE309, PYT300 for a card that is saved already, under whatever token, WMK409L
 */
const saveCard = async (tx: Db, { accountId, token, card, asksForDefault, now, locale }: NewCard): Promise<string> => {
  if (!card) throw new Refusal('PYT404');
  if (isExpired(card.expiryMonth, card.expiryYear, now)) throw new Refusal('FE309');
  const saved = await tx.select().from(consumerCards).where(eq(consumerCards.accountId, accountId));
  const isSame = (row: (typeof saved)[number]): boolean =>
    row.token === token ||
    (row.bin === card.bin &&
      row.last4 === card.last4 &&
      row.expiryMonth === (card.expiryMonth ?? null) &&
      row.expiryYear === (card.expiryYear ?? null));
  if (saved.some(isSame)) throw new Refusal('PYT300', undefined, { message: SAVED_ALREADY[locale.language] });
  if (saved.length >= CARDS_MAX) throw new Refusal('WMK409L', { max: CARDS_MAX });
  const isDefault = saved.length === 0 || asksForDefault;
  if (isDefault) await clearDefault(tx, accountId);
  const id = uuidv7();
  const { card_type: cardType, bin, last4, expiryMonth = null, expiryYear = null } = card;
  await tx.insert(consumerCards).values({ id, accountId, token, cardType, bin, last4, expiryMonth, expiryYear, isDefault, createdAt: now });
  return id;
};

/** Saved cards (spec 2 §7): tokens of the provider, made in its own fields, and gift cards (spec 2 §8). */
export const cardHandlers = ({ provider, keys, balances = ownBalances }: Pick<ConsumerPorts, 'provider' | 'keys' | 'balances'>) => {
  const readSaved = async (db: Db, accountId: string, now: Date): Promise<SavedInstrument[]> => [
    ...(await readCards(db, accountId, now)),
    ...(await readGiftCards(db, accountId, balances, now)),
  ];
  return {
    'consumer.getPaymentInstruments': async ({ query: { method } }, { db, session, clock }) => {
      const saved = await readSaved(db, session.account.id, clock());
      return { payment_instruments: method === undefined ? saved : saved.filter(({ payment_method_id }) => payment_method_id === method) };
    },

    'consumer.cardSession': async (_, { locale }) => {
      const { provider: name, frameUrl, frameOrigin, sessionID } = await provider.openFields({ locale: locale.id });
      return { provider: name, meta: { frameUrl, frameOrigin, sessionID } };
    },

    // The provider is asked before the transaction, never in it: therefore a saga.
    'consumer.addPaymentInstrument': async ({ body }, ctx) => {
      const use = useOf(ctx, 'consumer.addPaymentInstrument');
      const known = await knownOutcome<{ card: SavedInstrument; payment_instruments: SavedInstrument[] }>(ctx, keys, use);
      if (known) return known.answer;
      await ctx.admit();
      if (body.payment_method_id === 'GIFT_CARD') await countPinTry(ctx.db, { number: body.card_number, pin: body.pin }, ctx.clock());
      const described = body.payment_method_id === 'CREDIT_CARD' ? await provider.describe(body.token, ctx.session.subject) : undefined;
      const accountId = ctx.session.account.id;
      return keyedTransaction(ctx, keys, use, 201, async (tx) => {
        const now = ctx.clock();
        await lockAccount(tx, accountId);
        const id =
          body.payment_method_id === 'GIFT_CARD'
            ? await saveGiftCard(tx, accountId, { number: body.card_number, pin: body.pin }, now)
            : await saveCard(tx, { accountId, token: body.token, card: described, asksForDefault: body.isDefault === true, now, locale: ctx.locale });
        const saved = await readSaved(tx, accountId, now);
        const card = saved.find(({ paymentInstrumentId }) => paymentInstrumentId === id);
        if (!card) throw new Error('a card was saved and is not there');
        return { card, payment_instruments: saved };
      });
    },

    'consumer.updatePaymentInstrument': async ({ params }, { db, session, clock }) => {
      const { id } = session.account;
      await lockAccount(db, id);
      const [{ there } = { there: 0 }] = await db.select({ there: count() }).from(consumerCards).where(own(id, params.paymentInstrumentId));
      if (there === 0) throw new Refusal('PYT404');
      await clearDefault(db, id);
      await db.update(consumerCards).set({ isDefault: true }).where(own(id, params.paymentInstrumentId));
      return { payment_instruments: await readSaved(db, id, clock()) };
    },

    'consumer.deletePaymentInstrument': async ({ params }, { db, session, clock }) => {
      const { id } = session.account;
      await lockAccount(db, id);
      const gone = await db.delete(consumerCards).where(own(id, params.paymentInstrumentId)).returning({ isDefault: consumerCards.isDefault });
      if (gone.length === 0 && !(await forgetGiftCard(db, id, params.paymentInstrumentId))) throw new Refusal('PYT404');
      const [next] = await readCards(db, id, clock());
      if (gone[0]?.isDefault && next) await db.update(consumerCards).set({ isDefault: true }).where(own(id, next.paymentInstrumentId));
      return { payment_instruments: await readSaved(db, id, clock()) };
    },
  } satisfies Handlers<CardCall>;
};
