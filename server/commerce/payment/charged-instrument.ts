import { and, eq } from 'drizzle-orm';
import type { CallBody } from '#contract/calls/calls.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { CartPorts } from '#server/commerce/cart/ports.ts';
import { openRows } from '#server/commerce/cart/rows.ts';
import { viewCart } from '#server/commerce/cart/view.ts';
import { consumerCards } from '#server/platform/db/schema/consumer.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Charged } from './attach.ts';
import type { HostedMethod, PaymentProvider } from './provider.ts';

type Ctx = CallContext<'cart.addPaymentInstrument'>;
type Body = CallBody<'cart.addPaymentInstrument'>;

interface Ports {
  readonly provider: PaymentProvider;
  readonly carts: CartPorts;
}

/** What the provider knows of a card, Klarna or PayPal before it is attached; undefined for everything that it has no part in. */
export const askForCharged = async (ctx: Ctx, ports: Ports, basketId: string, body: Body): Promise<Charged | undefined> => {
  const method = body.payment_method_id;
  if (method === 'CREDIT_CARD') {
    // First: a token belongs to whoever uses it first, and nobody uses one on another's cart.
    await openRows(ctx.db, basketId, ctx.session.subject);
    return card(ctx, ports.provider, body);
  }
  if (method === 'KLARNA' || method === 'PAYPAL') return approval(ctx, ports, basketId, body, method);
  return undefined;
};

/** A saved card is the account's alone: anybody else's id is as unknown as one that nobody has. */
const savedToken = async ({ db, session }: Ctx, id: string): Promise<string | undefined> => {
  if (!session.account) return undefined;
  const [saved] = await db
    .select({ token: consumerCards.token })
    .from(consumerCards)
    .where(and(eq(consumerCards.id, id), eq(consumerCards.accountId, session.account.id)));
  return saved?.token;
};

const card = async (
  ctx: Ctx,
  provider: PaymentProvider,
  { token: given, saved_instrument_id: saved, wallet }: Body,
): Promise<Charged | undefined> => {
  const token = saved === undefined ? given : await savedToken(ctx, saved);
  const summary = token === undefined ? undefined : await provider.describe(token, ctx.session.subject);
  if (token === undefined || !summary) return undefined;
  const { expiryMonth, expiryYear } = summary;
  // Good to the end of its month.
  if (expiryMonth !== undefined && expiryYear !== undefined && Date.UTC(expiryYear, expiryMonth, 1) <= ctx.clock().getTime())
    throw new Refusal('FE309');
  return { token, card: summary, ...(wallet ? { details: { kind: 'wallet', wallet } } : {}) };
};

/** Opens a payment of what remains on the provider's own page. */
const approval = async (ctx: Ctx, { provider, carts }: Ports, basketId: string, body: Body, method: HostedMethod): Promise<Charged | undefined> => {
  const { locale } = ctx;
  const { klarna, paypal } = settingsFor(locale.id).payment;
  if (method === 'KLARNA' ? !klarna : !paypal) return undefined;
  const rows = await openRows(ctx.db, basketId, ctx.session.subject);
  const { cart } = await viewCart(ctx.db, carts, rows, { locale, now: ctx.clock() });
  const amount = cart.totals.remainingToPay;
  if (amount === 0) throw new Refusal('PAY400', { reason: 'nothing_to_pay' });
  const express = method === 'PAYPAL' && body.express === true;
  const { token, redirectUrl } = await provider.openApproval({
    method,
    amount,
    currency: cart.currency,
    locale: locale.id,
    express,
    returnPath: `${body.returnPath ?? `/${locale.id}/checkout`}?payment=${method}`,
  });
  return { token, details: { kind: 'approval', state: 'pending', amount, redirectUrl, ...(express ? { express } : {}) } };
};
