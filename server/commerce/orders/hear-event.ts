import { and, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { bodyInTime } from '#server/platform/http/body-in-time.ts';
import { cartPayments, orders } from '#server/platform/db/schema/commerce.ts';
import { paymentEvents } from '#server/platform/db/schema/payments.ts';
import { shopSecret } from '#server/platform/db/shop-secret.ts';
import { finaliseSettled } from './finalise.ts';
import type { RepairPorts } from './repair.ts';
import { settleOrder } from './settle.ts';
import { isSignedEvent, SIGNATURE_HEADER, WEBHOOK_SECRET } from '#server/commerce/payment/webhook-signature.ts';

const eventSchema = z.object({
  id: z.string().min(1).max(80),
  type: z.string().max(40),
  reference: z.string().min(1).max(200),
  createdAt: z.string(),
});
type Event = z.infer<typeof eventSchema>;

export type Heard = 'heard' | 'known' | 'unsigned' | 'malformed';

/**
 * One event of the provider. It only says where to look: what became of a charge or an approval is asked of the provider itself, so that neither a
 * repeat nor an order of events that is not theirs can do anything wrong.
 */
export const hearEvent = async (ports: RepairPorts, body: string, signature: string): Promise<Heard> => {
  const { db, clock } = ports;
  if (!isSignedEvent(await shopSecret(db, WEBHOOK_SECRET), body, signature, clock())) return 'unsigned';
  const event = parse(body);
  if (!event) return 'malformed';
  const [known] = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, event.id));
  if (known) return 'known';
  if (event.type === 'approval.finished') await hearApproval(ports, event.reference);
  else await hearCharge(ports, event.reference);
  // Last: an event whose work was cut off is not known yet and does it again.
  await db.insert(paymentEvents).values({ id: event.id, type: event.type, heardAt: clock() }).onConflictDoNothing();
  return 'heard';
};

const parse = (body: string): Event | undefined => {
  try {
    return eventSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};

const hearApproval = async ({ db, provider }: RepairPorts, token: string): Promise<void> => {
  const approval = await provider.findApproval(token);
  if (!approval) return;
  await db
    .update(cartPayments)
    .set({ details: sql`jsonb_set(${cartPayments.details}, '{state}', to_jsonb(${approval.state}::text))` })
    .where(and(eq(cartPayments.token, token), sql`${cartPayments.details}->>'kind' = 'approval'`));
};

/** An order that waits for its shopper goes on, also where the page that should say so is gone. All others are whoever's who places them, or the repair's. */
const hearCharge = async ({ db, keys, provider, clock, wakeMail }: RepairPorts, orderNumber: string): Promise<void> => {
  const [row] = await db.select({ state: orders.state }).from(orders).where(eq(orders.orderNumber, orderNumber));
  if (row?.state !== 'AUTHENTICATING') return;
  const charge = await provider.complete(orderNumber, false);
  if (!charge || charge.status === 'pending') return;
  const settled = await settleOrder(db, keys, orderNumber, charge, clock());
  await finaliseSettled(db, orderNumber, settled, clock());
  wakeMail();
};

const STATUS = { heard: 200, known: 200, unsigned: 401, malformed: 400 } as const satisfies Record<Heard, number>;

/** Where a provider outside of this process sends its events; to be mounted at `/webhooks`. */
export const webhookRoutes = (ports: RepairPorts): Hono =>
  new Hono().post('/payment', bodyInTime(16_384), async (c) => {
    const heard = await hearEvent(ports, await c.req.text(), c.req.header(SIGNATURE_HEADER) ?? '');
    c.header('Cache-Control', 'no-store');
    return c.json({ heard }, STATUS[heard]);
  });
