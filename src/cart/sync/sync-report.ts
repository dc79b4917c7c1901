import type { CallRecord } from '#contract/client/client.ts';
import type { CartView } from '#db/cart/view.ts';
import type { ListChange } from './ports.ts';

export interface SyncReportFacts {
  readonly view: Pick<CartView, 'pending' | 'refused' | 'notices' | 'hold' | 'cart' | 'asOf' | 'ambiguousCount'>;
  /** Wishes of the lists beside the cart. */
  readonly lists: readonly Pick<ListChange, 'id' | 'state' | 'refusal' | 'at'>[];
  /** What was last asked of the shop, oldest first. */
  readonly calls: readonly CallRecord[];
  readonly connectivity: string;
  readonly storage: string | null;
  readonly build: string;
  readonly now: string;
}

/**
 * What someone who helps needs to know about a queue, as text to paste: kinds, states, codes and ids. No names, no addresses, no
 * gift messages: only what the shop's own logs know too.
 */
export const syncReport = ({ view, lists, calls, connectivity, storage, build, now }: SyncReportFacts): string => {
  const pending = view.pending.map(
    ({ id, change, state, attempts, at, kept }) =>
      `- ${id} ${change?.type ?? 'unknown'} ${state} attempts=${attempts} at=${at}${kept ? '' : ' not-on-disk'}`,
  );
  const refused = view.refused.map(({ id, type, refusal, at }) => `- ${id} ${type} ${refusal.code} status=${refusal.status} at=${at}`);
  const notices = view.notices.map(({ id, kind, at }) => `- ${id} ${kind} at=${at}`);
  const wishes = lists.map(
    ({ id, state, refusal, at }) => `- ${id.split(' ')[0]} ${state}${refusal ? ` ${refusal.code} status=${refusal.status}` : ''} at=${at}`,
  );
  const asked = calls.map(
    ({ correlationId, name, status, outcome, code, ms }) => `- ${correlationId} ${name} ${status} ${outcome}${code ? ` ${code}` : ''} ${ms} ms`,
  );
  const section = (title: string, rows: readonly string[]): string[] => [`${title}: ${rows.length}`, ...rows];
  return [
    `Waymark sync report ${now}`,
    `app ${build}`,
    `connection ${connectivity}`,
    `storage ${storage ?? 'ok'}`,
    `basket ${view.cart.basketId} version=${view.cart.version} pricing=${view.cart.pricingVersion} as-of=${view.asOf ?? 'never'}`,
    `hold ${view.hold ?? 'none'}`,
    ...section('waiting', pending),
    ...section('refused', refused),
    ...section('lists', wishes),
    ...section('notices', notices),
    ...section('calls', asked),
  ].join('\n');
};
