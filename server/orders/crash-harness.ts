import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { cartHandlers } from '../cart/handlers.ts';
import { openTestShop } from '../cart/testing.ts';
import { fillShop } from '../cart/testing-fill.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { providerCharges } from '../db/schema/commerce.ts';
import { valuePostings } from '../db/schema/payments.ts';
import { createMailer } from '../mail/mailer.ts';
import { createFolderTransport } from '../mail/transport.ts';
import { paymentHandlers } from '../payment/handlers.ts';
import { createSandbox } from '../payment/sandbox/create-sandbox.ts';
import { orderHandlers } from './handlers.ts';
import type { OrderPorts } from './place.ts';
import { repairOrders } from './repair.ts';

/**
 * A shop in a process of its own, to be killed by crash.test.ts. With CRASH_AT it kills itself without warning at one of the moments between the
 * steps of an order; otherwise it serves on the port that it prints, and tells at /books what provider and cards say.
 */
const dataDir = process.env['DATA_DIR'] ?? '';
const crashAt = process.env['CRASH_AT'];
const clock = () => new Date();
const log = { info: () => {}, warn: () => {}, error: () => {} };

const database = await openDatabase({ dataDir });
if ((await migrate(database.db)).length > 0) await fillShop(database.db);

const sandbox = createSandbox({ db: database.db, clock, publicUrl: 'http://shop.test' });
const die = (moment: string): void => {
  if (crashAt === moment) process.kill(process.pid, 'SIGKILL');
};
const provider: typeof sandbox.provider = {
  ...sandbox.provider,
  charge: async (request) => {
    die('before-charge');
    const charge = await sandbox.provider.charge(request);
    die('after-charge');
    return charge;
  },
  complete: async (reference, givenUp) => {
    die('before-complete');
    const charge = await sandbox.provider.complete(reference, givenUp);
    die('after-complete');
    return charge;
  },
};
/** The order is placed, and nothing that follows from it is done. */
const wakeMail = (): void => {
  die('after-settle');
  mailer.wake();
};
const mailer = createMailer({
  db: database.db,
  clock,
  log,
  transport: createFolderTransport(`${dataDir}/mail`),
  publicUrl: 'http://shop.test',
  from: 'orders@shop.test',
});

let ports: OrderPorts | undefined;
const { app } = openTestShop(
  database.db,
  (carts, keys) => {
    ports = { carts, keys, provider, wakeMail };
    return { ...cartHandlers(carts), ...paymentHandlers({ provider, carts, keys }), ...orderHandlers(ports) };
  },
  { clock },
);
if (ports) await repairOrders({ ...ports, db: database.db, clock, log }, true);
await mailer.resume();
mailer.wake();

const books = new Hono().get('/', async (c) => {
  const charges = await database.db.select({ status: providerCharges.status, amount: providerCharges.amount }).from(providerCharges);
  const [sum] = await database.db.select({ sum: sql<number>`coalesce(sum(${valuePostings.amount}), 0)::int` }).from(valuePostings);
  const [held] = await database.db
    .select({ sum: sql<number>`coalesce(sum(${valuePostings.amount}), 0)::int` })
    .from(valuePostings)
    .where(eq(valuePostings.book, 'held'));
  return c.json({ charges, sum: sum?.sum, held: held?.sum });
});
const routes = new Hono().route('/provider', sandbox.routes).route('/books', books).route('/', app);
const server = createServer((request, response) => void getRequestListener(routes.fetch)(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening ${typeof address === 'object' && address !== null ? address.port : 0}\n`);
});
