import type { LocaleId } from '#contract/locales.ts';
import type { Answer } from '#db/replay/ports.ts';
import { backoffMs } from '#db/replay/retry.ts';
import { createTurnLoop } from '#db/replay/turn-loop.ts';
import { decide, GIVE_UP_AFTER, type LanePlan } from './decide.ts';
import type { ListGateway, ListPage } from './gateway.ts';
import type { LanePorts } from './ports.ts';
import { acceptPages, begin, type ListSyncEnv, recordChange, recordReadFailure, takeIntents } from './rules.ts';
import {
  type EntryChange,
  type ListSyncState,
  type ListName,
  listOf,
  ownerOf,
  pendingEntriesOf,
  withList,
  withoutPendingEntry,
} from '#db/mutations/pending-entry.ts';

export interface Lane<T> {
  /** Stores intents. Rejects with a `StorageTrouble` if nothing was stored. */
  take(intents: readonly EntryChange<T>[]): Promise<ListSyncState<T>>;
  /** Reads the list again, after pending wishes. */
  refresh(): Promise<void>;
  /** Deletes a refused wish. */
  dismiss(key: string): Promise<ListSyncState<T>>;
  /** An external event: worth trying now. */
  wake(): void;
  /** Resolves once nothing more can be done now, with the ms until there may be more to do; null: nothing, by itself. */
  drain(awake?: boolean): Promise<number | null>;
  stop(): void;
}

export interface LaneConfig<T> {
  readonly lane: ListName;
  readonly gateway: ListGateway<T>;
  readonly locale: () => LocaleId;
  readonly build: string;
}

/** Maximum pages of one list; a list that keeps changing is read another time. */
const PAGES_MAX = 20;

/**
 * A list beside the cart: wishes are stored at once and sent when possible. README.md has the rules; this is the loop. Each transaction records the
 * last answer and decides the next step, so a crash in between only repeats a request.
 */
export function createListSync<T>(ports: LanePorts<T>, { lane, gateway, locale, build }: LaneConfig<T>): Lane<T> {
  const { clock, random, lock, store, transport, session } = ports;
  let awake = true;
  let failures = 0;

  const env = (): ListSyncEnv => ({ now: clock.now(), build, newId: () => random.id(), fraction: () => random.fraction() });
  const change = async (work: (held: ListSyncState<T>, env: ListSyncEnv) => ListSyncState<T>): Promise<ListSyncState<T>> =>
    (await store.change(lane, (held) => [work(held, env()), null])).held;
  const backOff = (): number | null => (failures >= GIVE_UP_AFTER ? null : backoffMs(failures++, random.fraction()));

  async function turn(): Promise<number | null> {
    const woken = awake;
    awake = false;
    if (woken) failures = 0;
    let record: (held: ListSyncState<T>, env: ListSyncEnv) => ListSyncState<T> = (held, now) => begin(held, woken, now);
    for (;;) {
      if (loop.isStopped() || !ports.online()) {
        await change(record);
        return null;
      }
      const { result: plan } = await store.change(lane, (held): readonly [ListSyncState<T>, LanePlan] => {
        const now = env();
        return decide(record(held, now), gateway, locale(), now);
      });
      record = (held) => held;
      if (plan.do === 'rest') return plan.waitMs;
      if (plan.do === 'renew-session') {
        const waitMs = session.waitMs(true);
        if (waitMs > 0) return waitMs;
        const outcome = await session.renew();
        if (outcome.kind === 'no-session') return failures++ < GIVE_UP_AFTER ? session.waitMs(false) : null;
        await ports.identify(outcome.session);
        record = (held) => (held.state.renew ? { ...held, state: { ...held.state, renew: false } } : held);
      } else if (plan.do === 'send') {
        const answer = await transport.send(plan.request);
        record = (held, now) => recordChange(held, plan.key, plan.sealId, answer, gateway, now);
      } else {
        const read = await readPages(plan.subject, plan.locale);
        // Another person may use the device now; the answer is not theirs.
        record = (held, now) => (ownerOf(held) === plan.subject ? read(held, now) : held);
      }
    }
  }

  async function readPages(subject: string, at: LocaleId): Promise<(held: ListSyncState<T>, env: ListSyncEnv) => ListSyncState<T>> {
    const ask = (start: number): Promise<Answer> => transport.send({ ...gateway.page(start), subject, locale: at });
    let pages: ListPage<T>[] = [];
    for (let asked = 0; asked < PAGES_MAX; asked += 1) {
      const start = pages.reduce((sum, { entries }) => sum + entries.length, 0);
      const answer = await ask(start);
      const page = answer.kind === 'answer' && answer.status < 300 ? gateway.readPage(answer.body, at) : null;
      if (!page) return (held, now) => recordReadFailure(held, answer, now);
      // The list has changed between two pages: start again.
      if (pages[0] && (pages[0].version !== page.version || pages[0].listId !== page.listId)) {
        pages = [];
        continue;
      }
      pages = [...pages, page];
      if (page.entries.length === 0 || start + page.entries.length >= page.total) return (held, now) => acceptPages(held, pages, at, now);
    }
    return (held, now) => recordReadFailure(held, { kind: 'no-answer' }, now);
  }

  const loop = createTurnLoop({ clock, backOff, turn: () => lock.hold(`waymark-lane-${lane}`, turn) });

  function drain(woken = true): Promise<number | null> {
    awake ||= woken;
    return loop.runAndComeBack();
  }

  return {
    take: (intents) => change((held) => takeIntents(held, intents, gateway)),
    async refresh() {
      await change((held) => withList(held, { ...listOf(held), stale: true, failures: 0, pause: null }));
      await drain();
    },
    dismiss: (key) =>
      change((held) => {
        const wish = pendingEntriesOf(held).find((other) => other.key === key && other.refusal !== null);
        return wish ? withoutPendingEntry(held, wish) : held;
      }),
    wake: () => void drain(),
    drain,
    stop: () => loop.stop(),
  };
}
