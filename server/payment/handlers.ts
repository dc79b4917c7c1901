import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { WALLETS } from '#contract/payment-instrument.ts';
import { changeCart } from '../cart/change.ts';
import type { CartPorts } from '../cart/ports.ts';
import { openRows } from '../cart/rows.ts';
import { paymentLabel } from '../cart/words.ts';
import { cartPayments } from '../db/schema/commerce.ts';
import type { Handlers } from '../http/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { keyedTransaction, knownOutcome, useOf } from '../idempotency/keyed-steps.ts';
import type { SagaKeys } from '../idempotency/store.ts';
import type { PaymentProvider } from './provider.ts';
import { walletSession } from './wallet-session.ts';

export interface PaymentPorts {
  readonly provider: PaymentProvider;
  readonly carts: CartPorts;
  readonly keys: SagaKeys;
}

type PaymentCall = 'cart.getPaymentMethods' | 'cart.addPaymentInstrument' | 'cart.deletePaymentInstrument' | 'cart.paymentSession';

/** How a basket can be paid. So far by card; other methods add their rows and their checks here. */
export const paymentHandlers = ({ provider, carts, keys }: PaymentPorts) =>
  ({
    'cart.getPaymentMethods': async ({ params }, ctx) => {
      await openRows(ctx.db, params.basketId, ctx.session.subject);
      return { paymentMethods: [{ code: 'CREDIT_CARD' as const, label: paymentLabel('CREDIT_CARD', ctx.locale) }] };
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
      const known = await knownOutcome<Awaited<ReturnType<Handlers<'cart.addPaymentInstrument'>['cart.addPaymentInstrument']>>>(ctx, keys, use);
      if (known) return known.answer;
      await ctx.admit();
      const card = body.payment_method_id === 'CREDIT_CARD' && body.token !== undefined ? await provider.describe(body.token) : undefined;
      return keyedTransaction(ctx, keys, use, 201, async (tx) => {
        const cart = await changeCart({ ...ctx, db: tx }, carts, basketId, async ({ rows }) => {
          if (!card || body.token === undefined) throw new Refusal('PYT404');
          // One card at a time: another one takes its place.
          await tx.delete(cartPayments).where(and(eq(cartPayments.cartId, basketId), eq(cartPayments.method, 'CREDIT_CARD')));
          await tx.insert(cartPayments).values({
            id: uuidv7(),
            cartId: basketId,
            position: rows.payments.length,
            method: 'CREDIT_CARD',
            token: body.token,
            requestId: ctx.correlationId,
            card,
          });
        });
        return { payment_instruments: cart.payment_instruments, cart };
      });
    },

    'cart.deletePaymentInstrument': ({ params: { basketId }, body }, ctx) =>
      changeCart(ctx, carts, basketId, async ({ tx, rows }) => {
        if (!rows.payments.some(({ id }) => id === body.payment_instrument_id)) throw new Refusal('PYT404');
        await tx.delete(cartPayments).where(and(eq(cartPayments.cartId, basketId), eq(cartPayments.id, body.payment_instrument_id)));
      }),
  }) satisfies Handlers<PaymentCall>;
