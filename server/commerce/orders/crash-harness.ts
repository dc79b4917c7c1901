import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { and, eq, like, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import { openTestShop } from '#server/commerce/cart/testing.ts';
import { TEST_VARIANTS } from '#server/commerce/cart/testing-variants.ts';
import { type Db, openDatabase } from '#server/platform/db/open.ts';
import { stock } from '#server/platform/db/schema/catalogue.ts';
import { orders, providerCharges, reservations } from '#server/platform/db/schema/commerce.ts';
import { valuePostings, valueTransactions } from '#server/platform/db/schema/payments.ts';
import { printedCards } from '#server/commerce/gift-cards/printed-cards.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { createStoredMail } from '#server/platform/mail/transport.ts';
import { paymentHandlers } from '#server/commerce/payment/handlers.ts';
import { createSandbox } from '#server/commerce/payment/sandbox/create-sandbox.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { orderHandlers } from './handlers.ts';
import type { OrderPorts } from './place.ts';
import { repairOrders } from './repair.ts';

/**
 * A shop in a separate process, on a given database, for crash.test.ts to kill. Every commit that writes is a step, and so is every exchange with the
 * provider, before and after. It kills itself at the step with the given name or number; /books returns the records of shop and provider.
 */
const dataDir = process.env['DATA_DIR'] ?? '';
const databaseUrl = process.env['DATABASE_URL'];
const clock = () => new Date();
const log = { info: () => {}, warn: () => {}, error: () => {} };

let crashAt = process.env['CRASH_AT'] ?? '';
let steps: string[] = [];
const step = (name: string): void => {
  steps.push(name);
  if (crashAt === name || crashAt === String(steps.length)) process.kill(process.pid, 'SIGKILL');
};

const database = await openDatabase({ dataDir, databaseUrl: databaseUrl === '' ? undefined : databaseUrl });

/** What is stored: the state of the orders, and the provider's records. */
const orderState = async (): Promise<string> => {
  const states = await database.db.select({ state: orders.state }).from(orders).orderBy(orders.createdAt);
  const charges = await database.db.select().from(providerCharges).orderBy(providerCharges.createdAt);
  const said = charges.map(({ status, authentication }) => [status, ...(authentication === null ? [] : [authentication])].join(' '));
  return [...states.map(({ state }) => state), ...said].join(', ');
};
/** A transaction has an id once it has written something. */
const hasWritten = async (tx: Db): Promise<boolean> => {
  const [row] = await tx.select({ written: sql<boolean>`pg_current_xact_id_if_assigned() is not null` }).from(sql`(values (1)) as once`);
  return row?.written === true;
};
const transaction: Db['transaction'] = async (work, config) => {
  let written = false;
  const done = await database.db.transaction(async (tx) => {
    const result = await work(tx);
    written = await hasWritten(tx);
    return result;
  }, config);
  if (written) step(`committed: ${await orderState()}`);
  return done;
};
const db: Db = Object.assign(Object.create(database.db) as Db, { transaction });

const sandbox = createSandbox({ db, clock, publicUrl: 'http://shop.test' });
const exchange =
  <A extends unknown[], R>(name: string, ask: (...given: A) => Promise<R>) =>
  async (...given: A): Promise<R> => {
    step(`before ${name}`);
    const answer = await ask(...given);
    step(`after ${name}`);
    return answer;
  };
const { charge, complete, cancel } = sandbox.provider;
const provider: typeof sandbox.provider = {
  ...sandbox.provider,
  charge: exchange('charge', charge),
  complete: exchange('complete', complete),
  cancel: exchange('cancel', cancel),
};
const mailer = createMailer({
  db: database.db,
  clock,
  log,
  transport: createStoredMail(createFolderStorage(dataDir)),
  publicUrl: 'http://shop.test',
  printedCards,
  from: 'orders@shop.test',
});

let ports: OrderPorts | undefined;
const { app } = openTestShop(
  db,
  (carts, keys) => {
    ports = { carts, keys, provider, wakeMail: mailer.wake };
    return { ...cartHandlers(carts), ...paymentHandlers({ provider, carts, keys }), ...orderHandlers(ports) };
  },
  { clock },
);
if (ports) await repairOrders({ ...ports, db, clock, log }, true);
await mailer.resume();
mailer.wake();

const books = new Hono().get('/', async (c) => {
  const sumOf = async (book?: 'held') => {
    const own = book && eq(valuePostings.book, book);
    const [row] = await database.db
      .select({ sum: sql<number>`coalesce(sum(${valuePostings.amount}), 0)::int` })
      .from(valuePostings)
      .where(own);
    return row?.sum;
  };
  const five = TEST_VARIANTS.five.upc;
  const [there] = await database.db
    .select({ onHand: stock.onHand })
    .from(stock)
    .where(and(eq(stock.upc, five), eq(stock.location, 'ship')));
  const [aside] = await database.db
    .select({ qty: sql<number>`coalesce(sum(${reservations.qty}), 0)::int` })
    .from(reservations)
    .where(eq(reservations.upc, five));
  return c.json({
    orders: await database.db.select({ orderNumber: orders.orderNumber, state: orders.state, total: orders.total }).from(orders),
    charges: await database.db
      .select({ reference: providerCharges.reference, status: providerCharges.status, amount: providerCharges.amount })
      .from(providerCharges),
    onHand: there?.onHand,
    aside: aside?.qty,
    sum: await sumOf(),
    held: await sumOf('held'),
    // Those of the seed have no order.
    issued: await database.db.$count(valueTransactions, and(eq(valueTransactions.kind, 'issue'), like(valueTransactions.reference, 'WM-%'))),
  });
});
/** Resets the count of steps. */
const crashes = new Hono()
  .get('/', (c) => c.json(steps))
  .post('/', async (c) => {
    crashAt = String((await c.req.json<{ crashAt: string | number }>()).crashAt);
    steps = [];
    return c.json(steps);
  });
const routes = new Hono().route('/provider', sandbox.routes).route('/books', books).route('/steps', crashes).route('/', app);
const server = createServer((request, response) => void getRequestListener(routes.fetch)(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening ${typeof address === 'object' && address !== null ? address.port : 0}\n`);
});
