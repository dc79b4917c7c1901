import type { LocaleId } from '#contract/locales.ts';
import type { Pause, WireRequest } from '#db/mutations/mutation.ts';
import { pauseLeft } from '#db/replay/retry.ts';
import type { ListGateway } from './gateway.ts';
import { adopt, type ListSyncEnv, seal } from './rules.ts';
import { isReadable, type ListSyncState, listOf, pendingEntriesOf } from '#db/mutations/pending-entry.ts';

/** Failures in a row after which only an external event (a tap, a visible page, online) tries again ([LANE8]). */
export const GIVE_UP_AFTER = 6;

export type LanePlan =
  | { readonly do: 'rest'; readonly waitMs: number | null }
  | { readonly do: 'renew-session' }
  | { readonly do: 'send'; readonly key: string; readonly sealId: string; readonly request: WireRequest }
  | { readonly do: 'read'; readonly subject: string; readonly locale: LocaleId };

/** The next step, in any order: absolute wishes of different keys are independent ([LANE2]). */
export function decide<T>(
  before: ListSyncState<T>,
  gateway: ListGateway<T>,
  locale: LocaleId,
  env: ListSyncEnv,
): readonly [ListSyncState<T>, LanePlan] {
  const held = adopt(before, env);
  const { hold } = held.state;
  if (hold) return [held, { do: 'rest', waitMs: pauseLeft(hold.pause, env.now, false) }];
  const list = listOf(held);
  const open = pendingEntriesOf(held).filter((wish) => !wish.refusal && isReadable(wish));
  const left = (failures: number, pause: Pause | null): number =>
    failures >= GIVE_UP_AFTER ? Number.POSITIVE_INFINITY : pauseLeft(pause, env.now, false);
  const waits = open.map((wish) => left(wish.failures, wish.pause));
  const ready = open.find((_, index) => waits[index] === 0);
  const readIn = list.stale && open.length === 0 ? left(list.failures, list.pause) : Number.POSITIVE_INFINITY;
  if (!ready && readIn > 0) {
    const waitMs = Math.min(...waits, readIn);
    return [held, { do: 'rest', waitMs: Number.isFinite(waitMs) ? waitMs : null }];
  }
  if (!held.identity || held.state.renew) return [held, { do: 'renew-session' }];
  if (!ready) return [held, { do: 'read', subject: held.identity.subject, locale }];
  const [sealed, request] = seal(held, ready, gateway);
  if (!request) return decide(sealed, gateway, locale, env);
  const sealId = pendingEntriesOf(sealed).find(({ key }) => key === ready.key)?.seal?.id ?? ready.id;
  return [sealed, { do: 'send', key: ready.key, sealId, request }];
}
