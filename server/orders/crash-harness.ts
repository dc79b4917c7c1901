import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cartHandlers } from '../cart/handlers.ts';
import { fillShop, openTestShop } from '../cart/testing.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { createMailer } from '../mail/mailer.ts';
import { createFolderTransport } from '../mail/transport.ts';
import { paymentHandlers } from '../payment/handlers.ts';
import { createSandbox } from '../payment/sandbox/create-sandbox.ts';
import { orderHandlers } from './handlers.ts';
import type { OrderPorts } from './place.ts';
import { repairOrders } from './repair.ts';

/**
 * A shop in a process of its own, to be killed by crash.test.ts. With CRASH_AT it kills itself without warning before or after a
 * charge; otherwise it serves on the port that it prints.
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
    ports = { carts, keys, provider, wakeMail: mailer.wake };
    return { ...cartHandlers(carts), ...paymentHandlers({ provider, carts, keys }), ...orderHandlers(ports) };
  },
  { clock },
);
if (ports) await repairOrders({ ...ports, db: database.db, clock, log }, true);
await mailer.resume();
mailer.wake();

const routes = new Hono().route('/provider', sandbox.routes).route('/', app);
const server = createServer((request, response) => void getRequestListener(routes.fetch)(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening ${typeof address === 'object' && address !== null ? address.port : 0}\n`);
});
