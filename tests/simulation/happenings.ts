import { drawChange } from './shopper.ts';
import { addItem } from '../support/make-cart.ts';
import type { SimDevice } from './sim-device.ts';
import { ACCOUNTS, become, openPage, pagesOf, type World } from './world.ts';

const DAY_MS = 86_400_000;
const UPCS = ['10000001', '10000002', '10000003'];

/** One thing that a shopper, a browser or the weather does, and the time until the next one. */
export async function happen(world: World): Promise<void> {
  const { random, clock, devices } = world;
  const device = random.pick(devices);
  await strike(world, device);
  const page = pagesOf(device).at(random.int(4) % Math.max(1, pagesOf(device).length)) ?? (await openPage(world, device));
  const action = random.fraction();
  if (action < 0.7) void device.tap(page, draw(world));
  else if (action < 0.76) {
    if (pagesOf(device).length < 4) await openPage(world, device);
  } else if (action < 0.8) page.kill();
  else if (action < 0.86) page.client.wake(random.chance(0.5));
  else if (action < 0.89) page.client.refresh();
  else if (action < 0.92) overhear(world, device);
  else if (action < 0.95) workInBackground(world, device);
  else await unusual(world, device);
  await clock.run(random.chance(0.25) ? random.int(30_000) : random.int(400));
}

const draw = ({ random, cast, strict }: World): ReturnType<typeof drawChange> =>
  cast !== 'guest' && strict ? addItem(random.pick(UPCS), 1 + random.int(3)) : drawChange(random);

/** A service worker is woken, works, and is gone. */
function workInBackground({ build, history }: World, device: SimDevice): void {
  history.tell(device.name, () => 'wakes a worker');
  const worker = device.start('worker', `build-${build}`);
  void worker.client.drain().then(() => worker.kill());
}

/** Another call of the page is answered with the cart as it is: with changes in it whose own answers are still out. */
function overhear({ server, history }: World, device: SimDevice): void {
  const { cartId, subject } = history.sight(device);
  const cart = server.carts.get(cartId ?? '');
  if (cart?.state === 'open' && cart.subject === subject) pagesOf(device)[0]?.client.overhear(server.cartOf(cart));
}

/** Faults that strike a device and not an exchange. */
async function strike(world: World, device: SimDevice): Promise<void> {
  const { random, clock, faults, history, devices } = world;
  const roll = (name: keyof typeof faults): boolean => random.chance(faults[name]);
  const hit = (name: keyof typeof faults): void => history.hit(name, device.name, null);
  const pages = pagesOf(device);
  if (roll('kill')) device.killAt(1 + random.int(5), random.chance(0.5));
  if (roll('freeze') && pages.length > 0) {
    random.pick(pages).freeze(random.chance(0.3) ? 30_000 + random.int(120_000) : random.int(10_000));
    hit('freeze');
  }
  if (roll('clockJump')) {
    clock.shift((random.fraction() - 0.5) * 2 * DAY_MS);
    hit('clockJump');
  }
  if (roll('quota')) device.fullUntil = clock.elapsed() + random.int(8_000);
  if (roll('upgrade') && pages.length > 0) {
    random.pick(pages).outdate();
    world.build += 1;
    hit('upgrade');
    await openPage(world, device);
  }
  if (roll('eviction')) {
    hit('eviction');
    device.evict(world.cast === 'guest' && (world.strict || random.chance(0.5)));
  }
  if (roll('relaxedLoss') && random.chance(0.1)) device.crash(true);
  if (roll('keysForgotten')) await leaveForAMonth(world, devices);
  if (!device.network.spell || device.network.spell.until < clock.elapsed()) {
    const spell = (['dns', 'oneWay', 'flap'] as const).find(roll);
    if (spell) device.network.spell = { fault: spell, until: clock.elapsed() + random.int(spell === 'flap' ? 3_000 : 20_000) };
  }
}

/** Everything is closed; the shop keeps its keys for thirty days. */
async function leaveForAMonth({ random, clock, server, history, cast }: World, devices: readonly SimDevice[]): Promise<void> {
  for (const device of devices) device.crash(false);
  for (const device of devices) history.hit('keysForgotten', device.name, null);
  await clock.run(60_000);
  clock.shift(31 * DAY_MS);
  server.forgetKeys();
  // An account's cart stays: no device would hear which one came after it.
  if (cast !== 'guest') return;
  // Carts that nobody comes back to are not kept for longer than the keys.
  const known = new Set(devices.map((device) => history.sight(device).cartId));
  for (const { id } of server.carts.values()) if (!known.has(id)) server.vanish(id);
  for (const { network } of devices) {
    if (network.vanishLeft === 0 || random.chance(0.7)) continue;
    network.vanishLeft -= 1;
    for (const id of known) server.vanish(id ?? '');
  }
}

async function unusual(world: World, device: SimDevice): Promise<void> {
  const { random, server, history, cast, strict } = world;
  const action = random.fraction();
  if (cast === 'shared' && action < 0.4) {
    await become(world, device, random.pick(ACCOUNTS));
    return;
  }
  if (strict) return;
  if (action < 0.6) {
    if (random.chance(0.5)) server.soldOut.add(random.pick(UPCS));
    else server.soldOut.clear();
  } else if (action < 0.7 && cast === 'guest') buy(world, device);
  else if (action < 0.9) {
    const refused = history.sight(device).rows.filter(({ code, state }) => code !== null && !state.endsWith('another'));
    const row = refused[0];
    if (!row) return;
    const how = row.code === 'HERE-CHECK-QUANTITY' || random.chance(0.5) ? 'dismiss' : 'retry';
    if (how === 'retry') for (const id of row.ids) history.again.add(id);
    history.tell(device.name, () => `${how} ${row.ids[0]}`);
    pagesOf(device)[0]?.client.answerRefusal(row.ids[0] ?? '', how);
  } else {
    history.dismissed.add(device.name);
    pagesOf(device)[0]?.client.dismissNotices();
  }
}

/** The cart is bought, on another page of the shop. */
function buy({ server, history }: World, device: SimDevice): void {
  const { cartId } = history.sight(device);
  const cart = server.carts.get(cartId ?? '');
  if (cart?.state !== 'open' || cart.lines.length === 0) return;
  // The shop sells a cart to its owner: a device that it takes for another guest meanwhile has none to buy.
  if (server.sessions.get(device.network.jar.cookie ?? '')?.subject !== cart.subject) return;
  history.tell(device.name, () => `buys ${cartId}`);
  server.order(cart.id);
}
