import type { Answer, Transport } from '#db/replay/ports.ts';
import type { WireRequest } from '#db/mutations/mutation.ts';

interface Listed {
  readonly id: string;
  readonly itemId: string;
}

/**
 * The shop's favorites as a model of a page: lists by subject, absolute changes, a version that rises, outcomes remembered by key. Written from
 * the contract, without a look at the client. `log` is what was done, in the shop's order.
 */
export function createModelLists() {
  const lists = new Map<string, { id: string; version: number; items: Listed[] }>();
  const outcomes = new Map<string, { print: string; body: unknown }>();
  const log: { subject: string; key: string; on: boolean; request: string }[] = [];
  let made = 0;
  let guests = 0;

  const listFor = (subject: string) => {
    const known = lists.get(subject) ?? { id: `list-${++made}`, version: 0, items: [] };
    lists.set(subject, known);
    return known;
  };
  const card = ({ id, itemId }: Listed) => ({ id, itemId, qty: 1, itemType: 'product', addedAt: '2026-11-21T09:00:00.000Z' });
  const ok = (body: unknown): Answer => ({ kind: 'answer', status: 200, body, retryAfterMs: null });
  const no = (status: number, errorId: string): Answer => ({
    kind: 'answer',
    status,
    body: { errorDetails: [{ errorId, message: '' }], appId: 'waymark', correlationId: 'c', status },
    retryAfterMs: null,
  });

  function change(subject: string, request: WireRequest): Answer {
    const print = JSON.stringify([request.call, request.params, request.body]);
    const known = outcomes.get(`${subject} ${request.key}`);
    if (known) return known.print === print ? ok(known.body) : no(422, 'WMK422');
    const list = listFor(subject);
    const previousVersion = list.version;
    let item: Listed | null = null;
    if (request.call === 'wishlists.addFavorite') {
      const { id } = request.body as { id: string };
      if (id.startsWith('NOT')) return no(404, 'PLP400');
      const style = id.slice(0, 8);
      const there = list.items.find((other) => other.id.startsWith(style));
      item = { id, itemId: `item-${style}` };
      if (there?.id !== id) {
        list.version += 1;
        list.items = there ? list.items.map((other) => (other === there ? (item ?? other) : other)) : [item, ...list.items];
      }
      log.push({ subject, key: style, on: true, request: request.key ?? '' });
    } else {
      const { favoriteId, itemId } = request.params as { favoriteId: string; itemId: string };
      if (favoriteId !== list.id) return no(404, 'API404');
      if (list.items.some((other) => other.itemId === itemId)) {
        list.version += 1;
        list.items = list.items.filter((other) => other.itemId !== itemId);
      }
      log.push({ subject, key: itemId.slice(5), on: false, request: request.key ?? '' });
    }
    const body = { favoriteId: list.id, version: list.version, previousVersion, total: list.items.length, item: item && card(item) };
    outcomes.set(`${subject} ${request.key}`, { print, body });
    return ok(body);
  }

  /** The shop as somebody with that cookie sees it; `cookie` is changed by a renewal. */
  const serve = (request: WireRequest, cookie: { subject: string | null }): Answer => {
    if (request.call === 'auth.token') {
      cookie.subject ??= `guest-${++guests}`;
      return ok({ subject: cookie.subject, type: 'Guest' });
    }
    const { subject } = cookie;
    if (subject === null) return no(401, 'WMK401');
    if (request.subject !== undefined && request.subject !== subject) return no(403, 'WMK403S');
    if (request.call !== 'wishlists.getFavorites') return change(subject, request);
    const list = lists.get(subject);
    const start = Number(request.query?.['start'] ?? 0);
    const items = (list?.items ?? []).slice(start, start + 2).map(card);
    return ok({ favoriteId: list?.id ?? null, version: list?.version ?? 0, total: list?.items.length ?? 0, start, count: items.length, items });
  };

  return {
    serve,
    log,
    ids: (subject: string): readonly string[] => lists.get(subject)?.items.map(({ id }) => id) ?? [],
    versionOf: (subject: string): number => lists.get(subject)?.version ?? 0,
    /** All lists are gone, as after a restored database. */
    forget: (): void => lists.clear(),
  };
}

export type ModelLists = ReturnType<typeof createModelLists>;

/** A network that does what `fate` says to each request: passes it, loses it, or loses the answer. */
export const createModelTransport = (
  shop: ModelLists,
  cookie: { subject: string | null },
  fate: (request: WireRequest) => 'pass' | 'lose' | 'lose-answer' | 'error' = () => 'pass',
): Transport => ({
  send: async (request) => {
    const what = fate(request);
    await Promise.resolve();
    if (what === 'lose') return { kind: 'no-answer' };
    if (what === 'error') return { kind: 'answer', status: 503, body: {}, retryAfterMs: null };
    const answer = shop.serve(request, cookie);
    return what === 'lose-answer' ? { kind: 'no-answer' } : answer;
  },
});
