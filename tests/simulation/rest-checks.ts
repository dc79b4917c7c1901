import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { fulfilledAs, type SetFulfilmentArgs } from '#db/cart/mutators/set-fulfilment.ts';
import type { Effect } from '../support/model-server.ts';
import { asDone, expected, same, text } from './commit-checks.ts';
import type { TapRecord } from './history.ts';
import { meant, nameOf } from './shopper.ts';
import type { RequestTag } from './simulated-client.ts';
import type { World } from './world.ts';

/** When nothing is under way any more: every wish is accounted for, and all devices and the shop agree. */
export function checkAtRest(world: World, account: string | null): void {
  const { devices, history, server, strict } = world;
  forgetOrphans(world);
  for (const device of devices) {
    const sight = history.sight(device);
    const content = server.contentOf(sight.subject ?? '');
    if (!same(sight.lines, content)) history.violate('I5', `${device.name} shows ${text(sight.lines)}, the shop has ${text(content)}`);
    if (device.journal.size > 0) history.violate('I3', `${device.name} keeps ${[...device.journal.keys()].join(' ')} in its journal`);
    const inSight = new Map(sight.rows.flatMap((row) => row.ids.map((id) => [id, row] as const)));
    const shopper = history.shopper(device);
    for (const tap of history.taps.values()) {
      if (tap.device !== device.name || tap.void || (tap.shopper !== shopper && history.became.get(tap.shopper) !== shopper)) continue;
      const row = inSight.get(tap.id);
      if (row ? !row.code : !sight.settled.has(tap.id)) history.violate('I3', `${tap.id} is nowhere: ${row?.state ?? 'no row, no receipt'}`);
    }
    const filled = server.cartsOf(sight.subject ?? '').filter(({ state, lines }) => state === 'open' && lines.length > 0);
    if (filled.length > 1) history.violate('I8', `${sight.subject} has ${filled.length} baskets`);
    if (strict && account === null) {
      const wanted = expected(history, shopper);
      if (!wanted.some((lines) => same(content, lines)))
        history.violate('I1', `the shop has ${text(content)}, meant ${wanted.map(text).join(' or ')}`);
    }
  }
  if (strict && account !== null) checkSum(world, account);
}

/**
 * What a device had asked for before it was emptied may come so late that it makes a cart beside the new one; and of the empty ones that a gateway
 * without keys has, an emptied device may find another than the one that it had filled: nobody ever shows those.
 */
function forgetOrphans({ devices, history, server }: World): void {
  const shown = new Set(devices.map((device) => history.sight(device).cartId));
  const alive = new Set(history.effects.flatMap(({ cart, tag }) => (isForgotten(history, tag as RequestTag | null | undefined) ? [] : [cart])));
  for (const { cart, tag } of history.effects) if (tag && !alive.has(cart) && !shown.has(cart)) server.vanish(cart);
}

/** What no wish has asked for, as when carts are merged, counts for somebody who is there. */
const isForgotten = ({ forgotten, taps }: World['history'], tag: RequestTag | null | undefined): boolean =>
  tag === null || (tag?.ids.every((id) => forgotten.has(id) || taps.get(id)?.void) ?? false);

/** Where several devices only add, the cart is the sum of what was added. */
function checkSum({ history, server }: World, account: string): void {
  const isTheirs = (shopper: string): boolean => shopper === account || history.became.get(shopper) === account;
  const taps = [...history.taps.values()].filter((tap) => isTheirs(tap.shopper) && tap.order !== null && !tap.void);
  const merged = server.merges.get(account) ?? [];
  if (new Set(merged).size < merged.length) history.violate('I11', `${account} was given a basket twice: ${merged.join(' ')}`);
  const wanted = meant(taps.flatMap((tap) => (history.checks.has(tap.id) ? asDone(history, tap) : [tap.change])));
  // What the queue itself carried over and cannot be sure of has no tap to be counted by.
  if ([...history.checks].some((id) => !history.taps.has(id))) return;
  const content = server.contentOf(account);
  if (!same(content, wanted)) history.violate('I1', `${account} has ${text(content)}, the sum is ${text(wanted)}`);
}

/** Done twice it is two, and no later request sets it right. */
const isRelative = ({ call }: Effect, { change: { type } }: RequestTag): boolean =>
  type === 'add-item' || (type !== 'change-quantity' && (call === 'cart.addItem' || call === 'cart.createWithItem'));

/** The shop's own record: whose wish did what, how often and in which order. */
export function checkEffects(world: World): void {
  const { history, server } = world;
  const done = new Map<string, number>();
  const latest = new Map<string, number>();
  const ordered = new Set([...server.carts.values()].filter(({ state }) => state === 'ordered').map(({ id }) => id));
  const inOrder = new Map<string, Bought>();
  for (const effect of history.effects) {
    if (effect.rebuildOf !== null && ordered.has(effect.rebuildOf)) history.violate('I10', `${effect.rebuildOf} was bought and made again`);
    const tag = effect.tag as RequestTag | null;
    if (!tag) {
      if (effect.call === 'lost') {
        forget(done, effect);
        forgetLost(world, inOrder, effect);
      }
      continue;
    }
    checkWhose(world, effect, tag);
    checkOrder(world, effect, tag, latest);
    countOnce(world, effect, tag, done);
    for (const id of tag.ids) {
      if (inOrder.has(id) && !ordered.has(effect.cart) && !history.checks.has(id) && !history.again.has(id))
        history.violate('I10', `${id} was bought and came back`);
      if (ordered.has(effect.cart)) inOrder.set(id, { cart: effect.cart, tag });
    }
  }
  for (const [name, times] of done) if (times > 1) history.violate('I2', `${name} was done ${times} times`);
  checkNoneLost(world);
}

function checkWhose({ history }: World, { subject }: Effect, { ids }: RequestTag): void {
  for (const id of ids) {
    const shopper = history.taps.get(id)?.shopper;
    const made = history.people.get(subject);
    if (shopper !== undefined && shopper !== made && history.became.get(shopper) !== made)
      history.violate('I7', `${id} of ${shopper} was made as ${subject}`);
  }
}

function checkOrder({ history }: World, { cart }: Effect, tag: RequestTag, latest: Map<string, number>): void {
  const { device, lines, seq, ids } = tag;
  // What an emptied device had asked for counts from another beginning.
  if (isForgotten(history, tag)) return;
  for (const line of lines) {
    const name = `${device} ${cart} ${line}`;
    if (seq < (latest.get(name) ?? 0)) history.violate('I6', `${ids[0]} came after a later one of its line`);
    latest.set(name, Math.max(seq, latest.get(name) ?? 0));
  }
}

/**
 * With keys no wish is done twice to one cart. Without, one that adds may be, if somebody has set the cart's lines since: what was done before
 * is gone then.
 */
function countOnce({ history, server }: World, effect: Effect, tag: RequestTag, done: Map<string, number>): void {
  const [id = ''] = tag.ids;
  if (history.taps.get(id)?.void || history.again.has(id) || history.checks.has(id)) return;
  if (server.profile !== 'keyed' && (!isRelative(effect, tag) || server.carts.get(effect.cart)?.state === 'gone')) return forget(done, effect);
  const name = `${effect.cart} ${id}`;
  done.set(name, (done.get(name) ?? 0) + 1);
}

const forget = (done: Map<string, number>, { cart }: Effect): void => {
  for (const name of done.keys()) if (name.startsWith(cart)) done.delete(name);
};

interface Bought {
  readonly cart: string;
  readonly tag: RequestTag;
}

/** A line that the shop lost before it was ordered was not bought, unless it stands in the order all the same. */
function forgetLost({ server }: World, bought: Map<string, Bought>, { cart }: Effect): void {
  const there = new Set(
    server.carts.get(cart)?.lines.map((line) => nameOf({ upc: line.upc, ...(line.storeId !== null && { storeId: line.storeId }) })),
  );
  for (const [id, made] of bought) {
    const line = made.cart === cart ? filledLine(made.tag.change) : null;
    if (line !== null && !there.has(line)) bought.delete(id);
  }
}

/** The line into which a wish puts something; null: into none. */
function filledLine({ type, args }: RequestTag['change']): string | null {
  const { item, to, store } = args as { item?: CartItemInput; to?: CartItemInput; store?: SetFulfilmentArgs['store'] };
  if (!item || type === 'remove-item') return null;
  return nameOf((type === 'set-fulfilment' ? fulfilledAs(item, store ?? null) : (to ?? item)).choice);
}

/**
 * What was acknowledged as added was added. Where nothing but reading tells, a late effect of what an emptied device had asked for may stand for the same
 * wish of its next life.
 */
function checkNoneLost({ history }: World): void {
  const made = new Set(history.effects.flatMap(({ tag }) => (tag as RequestTag | null)?.ids ?? []));
  for (const id of history.added) {
    const tap = history.taps.get(id);
    if (tap && !tap.void && !made.has(id) && !isMadeByGhost(history, tap)) history.violate('I1', `${id} was acknowledged and never made`);
  }
}

const isMadeByGhost = (history: World['history'], { device, change }: TapRecord): boolean =>
  history.effects.some(({ tag }) => {
    const ghost = tag as RequestTag | null;
    return ghost?.device === device && history.forgotten.has(ghost.ids[0] ?? '') && isSameWish(ghost.change, change);
  });

const isSameWish = (one: TapRecord['change'] | RequestTag['change'], other: TapRecord['change']): boolean =>
  one.type === other.type && JSON.stringify(one.args) === JSON.stringify(other.args);
