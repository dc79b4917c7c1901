import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CallResponse } from '#contract/calls/calls.ts';
import { WALLETS } from '#contract/payment-instrument.ts';
import { changeCart } from '#server/commerce/cart/change.ts';
import type { CartPorts } from '#server/commerce/cart/ports.ts';
import { openRows } from '#server/commerce/cart/rows.ts';
import { viewCart } from '#server/commerce/cart/view.ts';
import { cartPayments } from '#server/platform/db/schema/commerce.ts';
import { deviceFingerprints } from '#server/platform/db/schema/payments.ts';
import { type BalanceKeeper, findCard, ownBalances } from '#server/commerce/gift-cards/find-card.ts';
import { countPinTry } from '#server/commerce/gift-cards/pin-tries.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { keyedTransaction, knownOutcome, useOf } from '#server/platform/idempotency/keyed-steps.ts';
import type { SagaKeys } from '#server/platform/idempotency/store.ts';
import { askBalance, attachPayment } from './attach.ts';
import { askForApproval } from './ask-for-approval.ts';
import { askForCharged } from './charged-instrument.ts';
import { paymentOptions } from './methods.ts';
import type { PaymentProvider } from './provider.ts';
import { walletSession } from './wallet-session.ts';

export interface PaymentPorts {
  readonly provider: PaymentProvider;
  readonly carts: CartPorts;
  readonly keys: SagaKeys;
  /** Who keeps what is on gift cards; the shop itself unless told. */
  readonly balances?: BalanceKeeper;
}

type PaymentCall =
  | 'cart.getPaymentMethods'
  | 'cart.addPaymentInstrument'
  | 'cart.paymentDetails'
  | 'cart.deletePaymentInstrument'
  | 'cart.paymentSession'
  | 'cart.giftcardBalance'
  | 'cart.deviceFingerprint';

/** How a cart can be paid: cards and pages of the provider, and whatever covers a part without it. */
export const paymentHandlers = ({ provider, carts, keys, balances = ownBalances }: PaymentPorts) =>
  ({
    'cart.getPaymentMethods': async ({ params }, ctx) => {
      const rows = await openRows(ctx.db, params.basketId, ctx.session.subject);
      const state = await viewCart(ctx.db, carts, rows, { locale: ctx.locale, now: ctx.clock() });
      return { paymentMethods: await paymentOptions(ctx, state) };
    },

    'cart.paymentSession': async ({ query }, ctx) => {
      await openRows(ctx.db, query.cartId, ctx.session.subject);
      const wallet = WALLETS.find((known) => known === query.paymentMethodId);
      if (wallet) return walletSession(provider, wallet, ctx.locale);
      const { provider: name, frameUrl, frameOrigin, sessionID } = await provider.openFields({ locale: ctx.locale.id });
      return { provider: name, meta: { frameUrl, frameOrigin, sessionID }, locale: ctx.locale.id };
    },

    // The provider is asked before the transaction, never in it: therefore a saga.
    'cart.addPaymentInstrument': async ({ params: { basketId }, body }, ctx) => {
      const use = useOf(ctx, 'cart.addPaymentInstrument');
      const known = await knownOutcome<CallResponse<'cart.addPaymentInstrument'>>(ctx, keys, use);
      if (known) return known.answer;
      await ctx.admit();
      await countPinTry(ctx.db, { number: body.card_number, pin: body.pin }, ctx.clock());
      const charged = await askForCharged(ctx, { provider, carts }, basketId, body);
      return keyedTransaction(ctx, keys, use, 201, async (tx) => {
        const attaching = { body, account: ctx.session.account, requestId: ctx.correlationId, charged, balances };
        const cart = await changeCart({ ...ctx, db: tx }, carts, basketId, (edit) => attachPayment(edit, attaching));
        return { payment_instruments: cart.payment_instruments, cart };
      });
    },

    'cart.paymentDetails': async ({ params: { basketId, paymentInstrumentId }, body }, ctx) => {
      const use = useOf(ctx, 'cart.paymentDetails');
      const known = await knownOutcome<CallResponse<'cart.paymentDetails'>>(ctx, keys, use);
      if (known) return known.answer;
      await ctx.admit();
      const rows = await openRows(ctx.db, basketId, ctx.session.subject);
      const approval = await askForApproval(ctx, { provider, carts }, rows, { ...body, paymentInstrumentId });
      return keyedTransaction(ctx, keys, use, 200, async (tx) => {
        const cart = await changeCart({ ...ctx, db: tx }, carts, basketId, async ({ rows }) => {
          const row = rows.payments.find(({ id }) => id === paymentInstrumentId);
          if (!approval || row?.details?.kind !== 'approval') throw new Refusal('PYT404');
          const { state, amount } = approval;
          if (row.details.state === state && row.details.amount === amount) return false;
          await tx
            .update(cartPayments)
            .set({ details: { ...row.details, state, amount } })
            .where(eq(cartPayments.id, row.id));
          return true;
        });
        const instrument = cart.payment_instruments.find(({ payment_instrument_id }) => payment_instrument_id === paymentInstrumentId);
        if (!instrument) throw new Refusal('PYT404');
        return { payment_instrument: instrument, ...(approval?.payer ? { payer: approval.payer } : {}), cart };
      });
    },

    'cart.deletePaymentInstrument': ({ params: { basketId }, body }, ctx) =>
      changeCart(ctx, carts, basketId, async ({ tx, rows }) => {
        if (!rows.payments.some(({ id }) => id === body.payment_instrument_id)) throw new Refusal('PYT404');
        await tx.delete(cartPayments).where(and(eq(cartPayments.cartId, basketId), eq(cartPayments.id, body.payment_instrument_id)));
      }),

    'cart.giftcardBalance': async ({ body }, ctx) => {
      await countPinTry(ctx.db, { number: body.card_number, pin: body.pin }, ctx.clock());
      const wanted = { kind: 'GIFT_CARD' as const, number: body.card_number, pin: body.pin, accountId: ctx.session.account?.id };
      const card = await findCard(ctx.db, wanted, ctx.clock());
      const { last4, currency, expiresAt } = card;
      return { last4, currency, balance: await askBalance(balances, ctx.db, card), ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}) };
    },

    'cart.deviceFingerprint': async ({ body: { cartId, deviceFingerPrint: payload } }, ctx) => {
      await openRows(ctx.db, cartId, ctx.session.subject);
      const id = uuidv7();
      const said = { id, payload, createdAt: ctx.clock() };
      await ctx.db
        .insert(deviceFingerprints)
        .values({ cartId, ...said })
        .onConflictDoUpdate({ target: deviceFingerprints.cartId, set: said });
      return { deviceFingerPrint: id };
    },
  }) satisfies Handlers<PaymentCall>;
