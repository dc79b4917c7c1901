import { classify } from '#db/replay/classify.ts';
import { holdFor } from '#db/replay/suspension.ts';
import type { SuspendReason, Pause, WireRequest } from '#db/mutations/mutation.ts';
import type { Answer } from '#db/replay/ports.ts';
import { backoffMs, pauseFor, pauseLeft } from '#db/replay/retry.ts';
import type { ListDelta, ListGateway, ListPage } from './gateway.ts';
import {
  type Entry,
  type EntryChange,
  isReadable,
  type ListSyncState,
  listOf,
  type ListRow,
  NOBODY,
  ownerOf,
  type PendingEntry,
  PENDING_ENTRY_VERSION,
  wisherNow,
  pendingEntriesOf,
  withList,
  withoutPendingEntry,
  withPendingEntry,
} from '#db/mutations/pending-entry.ts';

/** What the rules may know of the outside. */
export interface ListSyncEnv {
  readonly now: number;
  readonly build: string;
  readonly newId: () => string;
  readonly fraction: () => number;
}

const RENEWALS = 2;

/** A wish for the state that the list already has is done, unless a request that changes it is under way. */
const isFulfilled = <T>(wish: PendingEntry<T>, { entries }: ListRow<T>, gateway: ListGateway<T>): boolean => {
  if (wish.seal || !isReadable(wish)) return false;
  const there = entries.find(({ key }) => key === wish.key);
  return wish.want === null ? !there : there !== undefined && gateway.isSame(wish.want, there.value);
};

const settled = <T>(held: ListSyncState<T>, wish: PendingEntry<T>, gateway: ListGateway<T> | null): ListSyncState<T> =>
  gateway && isFulfilled(wish, listOf(held), gateway) ? withoutPendingEntry(held, wish) : withPendingEntry(held, wish);

/**
 * Stores taps, one row per key: a later tap replaces an earlier one, in whatever order they arrive ([LANE1], [LANE2]). A seal stays: its outcome is
 * determined first, then the newest intent is sent ([LANE3]).
 */
export function takeIntents<T>(held: ListSyncState<T>, intents: readonly EntryChange<T>[], gateway: ListGateway<T> | null): ListSyncState<T> {
  return intents.reduce((at, intent) => {
    const subject = wisherNow(at, intent.subject ?? NOBODY);
    const known = at.wishes.find((wish) => wish.subject === subject && wish.key === intent.key);
    if (known && known.id >= intent.id) return at;
    const wish: PendingEntry<T> = {
      ...intent,
      subject,
      lane: at.state.lane,
      seal: known?.seal ?? null,
      failures: known?.seal ? known.failures : 0,
      pause: known?.seal ? known.pause : null,
      refusal: null,
    };
    return subject === ownerOf(at) ? settled(at, wish, gateway) : withPendingEntry(at, wish);
  }, held);
}

/**
 * Applies the current subject. Wishes made before there was a session belong to the first one. A person under a new subject is the same, but the
 * server may not have the list under it, so all of it is wanted again. Between people nothing moves ([LANE7]).
 */
export function adopt<T>(held: ListSyncState<T>, env: ListSyncEnv): ListSyncState<T> {
  if (!held.identity) return held;
  const owner = ownerOf(held);
  const names = new Set([...held.wishes, ...held.lists].map(({ subject }) => subject));
  return [...names].filter((name) => name !== owner && wisherNow(held, name) === owner).reduce((at, name) => rename(at, name, env), held);
}

function rename<T>(held: ListSyncState<T>, from: string, env: ListSyncEnv): ListSyncState<T> {
  const subject = ownerOf(held);
  const list = held.lists.find((other) => other.subject === from);
  // At a sign-in the server has merged the guest's list into the account's; adding it again would overwrite merged quantities.
  const merged = held.identity?.type === 'Registered';
  const listed = merged ? [] : (list?.entries ?? []).toReversed().map((entry): PendingEntry<T> => wishFor(entry, held, list, env));
  const wishes = held.wishes.filter((wish) => wish.subject === from).map((wish): PendingEntry<T> => ({ ...wish, subject, seal: null, pause: null }));
  const gone: ListSyncState<T> = {
    ...held,
    wishes: held.wishes.filter((wish) => wish.subject !== from),
    lists: held.lists.filter((other) => other.subject !== from),
  };
  const asked = merged || list?.stale ? withList(gone, { ...listOf(gone), stale: true }) : gone;
  // A tap is newer than the list, and a tap under the current subject is newer still.
  const known = new Set(gone.wishes.filter((wish) => wish.subject === subject).map(({ key }) => key));
  return [...listed, ...wishes].filter(({ key }) => !known.has(key)).reduce((at, wish) => withPendingEntry(at, wish), asked);
}

const wishFor = <T>({ key, value }: Entry<T>, held: ListSyncState<T>, list: ListRow<T> | undefined, env: ListSyncEnv): PendingEntry<T> => ({
  id: env.newId(),
  version: PENDING_ENTRY_VERSION,
  key,
  want: value,
  locale: list?.locale ?? 'en-us',
  at: new Date(env.now).toISOString(),
  lane: held.state.lane,
  subject: ownerOf(held),
  seal: null,
  failures: 0,
  pause: null,
  refusal: null,
});

/**
 * Starts a turn. An external event (online, page visible, a tap) ends the back-off, not a wait that the server asked for, and retries what was given
 * up ([LANE8]). A pause that starts in the future dates from before the clock was set back and starts now.
 */
export function begin<T>(held: ListSyncState<T>, awake: boolean, { now, build }: ListSyncEnv): ListSyncState<T> {
  const ease = (pause: Pause | null): Pause | null => {
    const anchored = pause && pause.since > now ? { ...pause, since: now } : pause;
    return anchored && awake ? { ...anchored, delay: anchored.asked } : anchored;
  };
  const eased = <R extends { readonly failures: number; readonly pause: Pause | null }>(row: R): R => {
    const pause = ease(row.pause);
    return pause === row.pause && !(awake && row.failures > 0) ? row : { ...row, pause, failures: awake ? 0 : row.failures };
  };
  const { hold } = held.state;
  const pause = ease(hold?.pause ?? null);
  const lifted =
    hold && pause && hold.build === build && pauseLeft(pause, now, false) > 0 ? (pause === hold.pause ? hold : { ...hold, pause }) : null;
  const state = lifted === hold ? held.state : { ...held.state, hold: lifted };
  return { ...held, state, wishes: held.wishes.map(eased), lists: held.lists.map(eased) };
}

/** Seals the newest intent of a key, or deletes it if the list already has that state. The stored seal is what is sent ([LANE3]). */
export function seal<T>(held: ListSyncState<T>, wish: PendingEntry<T>, gateway: ListGateway<T>): readonly [ListSyncState<T>, WireRequest | null] {
  if (wish.seal) return [held, wish.seal.request];
  const compiled = isFulfilled(wish, listOf(held), gateway) ? null : gateway.compile(wish, listOf(held));
  if (!compiled) return [withoutPendingEntry(held, wish), null];
  const request: WireRequest = { ...compiled, key: wish.id, subject: ownerOf(held), locale: wish.locale };
  return [withPendingEntry(held, { ...wish, seal: { id: wish.id, want: wish.want, request } }), request];
}

/** Records the answer to a sealed request. An answer whose seal is no longer stored changes nothing ([LANE5]). */
export function recordChange<T>(
  held: ListSyncState<T>,
  key: string,
  sealId: string,
  answer: Answer,
  gateway: ListGateway<T>,
  env: ListSyncEnv,
): ListSyncState<T> {
  const wish = pendingEntriesOf(held).find((other) => other.key === key && other.seal?.id === sealId);
  if (!wish?.seal) return held;
  const { request } = wish.seal;
  const verdict = classify(answer, (body) => gateway.readChange(body, request.locale));
  const unsealed: PendingEntry<T> = { ...wish, seal: null, failures: 0, pause: null };
  const isLatest = wish.id === sealId;
  switch (verdict.kind) {
    case 'done': {
      const next = applyDelta(answered(held), key, verdict.body);
      return isLatest ? withoutPendingEntry(next, wish) : settled(next, unsealed, gateway);
    }
    case 'refused': {
      // The list no longer exists, so there is nothing to remove.
      if (verdict.refusal.status === 404 && wish.seal.want === null) {
        const next = withList(answered(held), { ...listOf(held), listId: null, version: 0, entries: [], stale: true });
        return isLatest ? withoutPendingEntry(next, wish) : withPendingEntry(next, unsealed);
      }
      return withPendingEntry(answered(held), isLatest ? { ...unsealed, refusal: verdict.refusal } : unsealed);
    }
    case 'renew':
      return askForSession(held, 'session', env);
    case 'hold':
      // The cookie belongs to another subject: the page may have renewed the session. Ask for the session, then continue or hold.
      return verdict.reason === 'identity' ? askForSession(held, 'identity', env) : suspend(held, verdict.reason, env);
    default: {
      const askedMs = verdict.kind === 'again' ? verdict.askedMs : 0;
      const pause = pauseFor(env.now, backoffMs(wish.failures, env.fraction()), askedMs);
      return withPendingEntry(held, { ...wish, failures: wish.failures + 1, pause });
    }
  }
}

const answered = <T>(held: ListSyncState<T>): ListSyncState<T> =>
  held.state.renewals === 0 ? held : { ...held, state: { ...held.state, renewals: 0 } };

/** An older state never replaces a newer one; a change that does not follow the stored version is applied, and the list is read again ([LANE6]). */
function applyDelta<T>(held: ListSyncState<T>, key: string, delta: ListDelta<T>): ListSyncState<T> {
  const list = listOf(held);
  const isOther = list.listId !== null && list.listId !== delta.listId;
  if (!isOther && delta.version < list.version) return held;
  const follows = !isOther && delta.previousVersion === list.version;
  const others = isOther ? [] : list.entries;
  const at = others.findIndex((entry) => entry.key === key);
  const entries =
    delta.entry === null ? others.filter((entry) => entry.key !== key) : at < 0 ? [delta.entry, ...others] : others.with(at, delta.entry);
  return withList(held, {
    ...list,
    listId: delta.listId,
    entries,
    version: follows ? delta.version : isOther ? 0 : list.version,
    stale: list.stale || !follows,
  });
}

/** The whole list, read in the lane's turn, so that no change of this device can have come in between ([LANE6]). */
export const acceptPages = <T>(
  held: ListSyncState<T>,
  pages: readonly ListPage<T>[],
  locale: WireRequest['locale'],
  env: ListSyncEnv,
): ListSyncState<T> => {
  const [first] = pages;
  const list = listOf(held);
  if (!first || (first.listId === list.listId && first.version < list.version)) return withList(held, { ...list, stale: false });
  const entries = [...new Map(pages.flatMap((page) => page.entries).map((entry) => [entry.key, entry])).values()];
  const { listId, version } = first;
  const asOf = new Date(env.now).toISOString();
  return withList(answered(held), { ...list, listId, version, entries, asOf, locale, stale: false, failures: 0, pause: null });
};

/** A read failed: the stored list stays, and the read is tried again later. */
export function recordReadFailure<T>(held: ListSyncState<T>, answer: Answer, env: ListSyncEnv): ListSyncState<T> {
  const verdict = classify(answer, () => null);
  if (verdict.kind === 'renew') return askForSession(held, 'session', env);
  if (verdict.kind === 'hold') return verdict.reason === 'identity' ? askForSession(held, 'identity', env) : suspend(held, verdict.reason, env);
  const list = listOf(held);
  if (verdict.kind === 'refused') return withList(held, { ...list, stale: false });
  const pause = pauseFor(env.now, backoffMs(list.failures, env.fraction()), verdict.kind === 'again' ? verdict.askedMs : 0);
  return withList(held, { ...list, failures: list.failures + 1, pause });
}

function askForSession<T>(held: ListSyncState<T>, reason: 'session' | 'identity', env: ListSyncEnv): ListSyncState<T> {
  const renewals = held.state.renewals + 1;
  if (renewals > RENEWALS) return suspend({ ...held, state: { ...held.state, renew: true } }, reason, env);
  return { ...held, state: { ...held.state, renew: true, renewals } };
}

const suspend = <T>(held: ListSyncState<T>, reason: SuspendReason, env: ListSyncEnv): ListSyncState<T> => ({
  ...held,
  state: { ...held.state, hold: holdFor(reason, env) },
});
