import type { ModelServer } from '#tests/support/model-server.ts';
import type { Shop } from '#tests/support/shop.ts';
import type { Journey } from './live.ts';

/** Everything that is wrong in the end, told by the shop's own books and by what the device shows: nothing of the engine is asked. */
export async function findFaults({ shop, journey }: { readonly shop: Shop; readonly journey: Journey }): Promise<readonly string[]> {
  const { server, device } = shop;
  const faults: string[] = [];
  const expectSame = (what: string, got: unknown, wanted: unknown): void => {
    if (JSON.stringify(got) !== JSON.stringify(wanted)) faults.push(`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
  };
  const who = server.sessions.get(device.network.jar.cookie ?? '')?.subject ?? '';
  const there = plain(server.contentOf(who));
  const { outbox } = await shop.held();
  const view = await shop.view();
  expectSame('on the server', sorted(journey.bought ? plus(there, ordered(server)) : there), sorted(journey.content));
  expectSame('on the screen', sorted(await onScreen(shop)), sorted(there));
  expectSame(
    'coupons',
    view.cart.couponItems.map(({ code }) => code),
    journey.coupons ?? [],
  );
  expectSame(
    'refused',
    view.refused.map(({ refusal }) => refusal.code !== ''),
    Array.from({ length: journey.refused ?? 0 }, () => true),
  );
  expectSame('waiting for whoever is here', view.waitingCount, 0);
  expectSame('left in the journal', device.journal.size, 0);
  if (journey.shopper !== undefined) expectSame('signed in', who, journey.shopper);
  for (const [account, content] of Object.entries(journey.accounts ?? {}))
    expectSame(`in the basket of ${account}`, sorted(plain(server.contentOf(account))), sorted(content));
  const wasOrdered = [...server.carts.values()].some(({ order }) => order !== null);
  if (wasOrdered && !view.notices.some(({ kind }) => kind === 'became-order')) faults.push('nobody is told of the order');
  if (view.subject === null && outbox.some(({ subject }) => subject === null)) faults.push('changes of nobody are left');
  return [...faults, ...device.misdeeds, ...inTheBooks(server)];
}

/** What no journey may ever leave in the books of the shop. */
function inTheBooks({ effects, carts, violations }: ModelServer): readonly string[] {
  const faults = [...violations];
  for (const [effect, times] of count(effects)) if (times > 1) faults.push(`${effect} took effect ${times} times`);
  const open = [...carts.values()].filter(({ state, lines }) => state === 'open' && lines.length > 0);
  for (const [subject, times] of count(open.map(({ subject }) => subject))) if (times > 1) faults.push(`${subject} has ${times} baskets`);
  return faults;
}

const count = (names: readonly string[]): Map<string, number> => {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
};

/** Line to quantity, in the words of the shop: what is simply sent home is named by its variant alone. */
const plain = (content: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...content].map(([choice, qty]) => [choice.replace(' home', '').replaceAll(/ +/g, ' '), qty] as const));

const sorted = (content: Readonly<Record<string, number>>): [string, number][] => Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1));

const ordered = ({ carts }: ModelServer): Record<string, number> =>
  Object.fromEntries([...carts.values()].flatMap(({ order }) => order?.items ?? []).map(({ upc, qty }) => [upc, qty]));

const plus = (a: Record<string, number>, b: Record<string, number>): Record<string, number> =>
  Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((upc) => [upc, (a[upc] ?? 0) + (b[upc] ?? 0)]));

async function onScreen(shop: Shop): Promise<Record<string, number>> {
  const shown: Record<string, number> = {};
  for (const { upc, qty, giftOption, shippingOptions } of (await shop.view()).cart.items) {
    const store = shippingOptions[0]?.storeInfo;
    const name = [upc, ...(store ? [`pickup-${store.id}`] : []), ...(giftOption ? [`${giftOption.to}|${giftOption.message}`] : [])].join(' ');
    shown[name] = (shown[name] ?? 0) + qty;
  }
  return shown;
}
