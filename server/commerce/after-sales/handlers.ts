import type { CallResponse } from '#contract/calls/calls.ts';
import { drawInvoice } from './invoice.ts';
import { drawReturnLabel } from './return-label.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { HandlerInput, Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { keyedTransaction, knownOutcome, useOf } from '#server/platform/idempotency/keyed-steps.ts';
import { registerReturn } from './register-return.ts';
import { cancelOrder } from './cancel.ts';
import { readFactsOf } from './facts.ts';
import { findOwn } from './find-own.ts';
import { readHistory } from './history.ts';
import type { AccountOrderPorts } from './ports.ts';
import { resendGiftCards } from './resend.ts';
import { trackOrder } from './track.ts';
import { returnView, viewPurchase } from './view.ts';

type OrderCall =
  | 'consumer.purchaseHistory'
  | 'consumer.getPurchase'
  | 'consumer.trackOrder'
  | 'consumer.cancelOrder'
  | 'consumer.returnLabel'
  | 'consumer.downloadInvoice'
  | 'consumer.resendGiftCardEmail';

/** Orders after they were placed (spec 2 §1): history, where they are, calling off, sending back, their papers. */
export const accountOrderHandlers = (ports: AccountOrderPorts) =>
  ({
    'consumer.purchaseHistory': ({ body }, ctx) => readHistory(ctx.db, ctx.session, ctx.locale.id, body),

    'consumer.getPurchase': async ({ params }, ctx) =>
      viewPurchase(ctx.db, await findOwn(ctx.db, ctx.session, params.orderId, undefined), ctx.clock(), ports),

    'consumer.trackOrder': async ({ body }, ctx) => viewPurchase(ctx.db, await trackOrder(ctx.db, body), ctx.clock(), ports),

    'consumer.cancelOrder': ({ body }, ctx) => cancelOrder(ctx, ports, body),

    'consumer.returnLabel': (input, ctx) => returnLabel(input, ctx, ports),

    'consumer.downloadInvoice': async ({ body }, ctx) => {
      const row = await findOwn(ctx.db, ctx.session, body.orderId, body.st);
      return drawInvoice(row, await readFactsOf(ctx.db, row.orderNumber), ctx.clock());
    },

    'consumer.resendGiftCardEmail': async ({ body }, ctx) => {
      const row = await findOwn(ctx.db, ctx.session, body.orderId, body.st);
      const sent = await resendGiftCards(ctx.db, row, ctx.clock());
      ctx.afterCommit(ports.wakeMail);
      return { sent };
    },
  }) satisfies Handlers<OrderCall>;

/** The return is written down under the key; its label is drawn afterwards, each time anew. */
const returnLabel = async (
  { params, body }: HandlerInput<'consumer.returnLabel'>,
  ctx: CallContext<'consumer.returnLabel'>,
  ports: AccountOrderPorts,
): Promise<CallResponse<'consumer.returnLabel'>> => {
  const { keys, speed, wakeMail } = ports;
  const use = useOf(ctx, 'consumer.returnLabel');
  const known = await knownOutcome<{ readonly returnId: string }>(ctx, keys, use);
  if (!known) await ctx.admit();
  const { returnId } =
    known?.answer ??
    (await keyedTransaction(ctx, keys, use, 200, async (tx) => {
      const own = await findOwn(tx, ctx.session, params.orderId, body.st, true);
      if (body.lines) return { returnId: await registerReturn(tx, own, body.lines, { now: ctx.clock(), speed }) };
      if (body.returnId === undefined) throw new Refusal('RTN500', { items: [] });
      return { returnId: body.returnId };
    }));
  const row = await findOwn(ctx.db, ctx.session, params.orderId, body.st);
  const found = (await readFactsOf(ctx.db, row.orderNumber)).returns.find((sent) => sent.row.id === returnId);
  if (!found) throw new Refusal('OHS4004');
  if (!known && body.lines) wakeMail();
  const sent = returnView(found);
  return { return: sent, label: await drawReturnLabel(row, sent, ctx.clock()), purchase: await viewPurchase(ctx.db, row, ctx.clock(), ports) };
};
