import type { Effect } from '../support/model-server.ts';
import type { FaultName } from './faults.ts';
import type { SimDevice } from './sim-device.ts';
import type { RequestTag, Sight, SimulatedClient, SimulatedTap } from './simulated-client.ts';

/** A tap's life as the simulation saw it. */
export interface TapRecord {
  readonly id: string;
  readonly device: string;
  readonly change: SimulatedTap['change'];
  readonly shopper: string;
  /** Place among all that were kept; null: it is in the journal at most. */
  order: number | null;
  /** The shopper was told that it was not kept, or the browser threw it away: nothing is owed. */
  void: boolean;
}

export interface Violation {
  readonly invariant: string;
  readonly what: string;
}

/** How a fault came out for the wish that it met. */
export type Outcome = 'acknowledged' | 'refused' | 'not-processed' | 'ambiguous' | 'made-again' | 'check' | 'merged-away' | 'voided';

/** Everything that happened, kept apart from the client: what was tapped, kept, sent, done and said. */
export interface History {
  readonly taps: Map<string, TapRecord>;
  readonly effects: Effect[];
  readonly violations: Violation[];
  readonly faults: Map<FaultName, number>;
  /** `fault outcome` to how often. */
  readonly pairs: Map<string, number>;
  readonly story: string[];
  /** Subject to person. */
  readonly people: Map<string, string>;
  /** A guest who signed in, and who that was. */
  readonly became: Map<string, string>;
  /** Wishes whose end is for the shopper to check. */
  readonly checks: Set<string>;
  /** Wishes that were made once more by hand: from then on they are others. */
  readonly again: Set<string>;
  /** Taken in from the journal while somebody else used the device. */
  readonly late: Set<string>;
  /** Additions that were acknowledged as such, alone or summed up. */
  readonly added: Set<string>;
  readonly strict: boolean;
  /** What a device had sent before it was emptied: nothing is owed for it any more. */
  readonly forgotten: Set<string>;
  /** Devices on which the shopper has dismissed the notices. */
  readonly dismissed: Set<string>;
  shopper(device: SimDevice): string;
  tapped(device: SimDevice, id: string, change: SimulatedTap['change']): void;
  lost(id: string): void;
  /** With the cookie the guest is gone, too; without it the shop still knows whose device it is. */
  evicted(device: SimDevice, withCookie: boolean): void;
  sent(tag: RequestTag): void;
  hit(fault: FaultName, device: string, tag: RequestTag | null): void;
  committed(device: SimDevice, before: unknown, after: unknown, by: object): void;
  sight(device: SimDevice): Sight;
  violate(invariant: string, what: string): void;
  tell(who: string, line: () => string): void;
}

interface Options {
  readonly client: SimulatedClient;
  readonly now: () => number;
  /** Strict: one device, one person and nothing that takes away a wish, so that what is meant is known at every moment. */
  readonly strict: boolean;
  readonly telling: boolean;
  /** Judges each write. */
  readonly check: (history: History, device: SimDevice, before: Sight, after: Sight) => void;
}

export function createHistory({ client, now, strict, telling, check }: Options): History {
  const lives = new Map<string, number>();
  const sights = new Map<string, { readonly state: unknown; readonly sight: Sight }>();
  const under = new Map<string, Set<FaultName>>();
  const emptied = new Set<string>();
  const sentBy = new Map<string, string>();
  let orders = 0;

  const look = (device: string, state: unknown): Sight => {
    const known = sights.get(device);
    if (known && known.state === state) return known.sight;
    const sight = client.look(state);
    sights.set(device, { state, sight });
    return sight;
  };

  const count = (pair: string): void => void history.pairs.set(pair, (history.pairs.get(pair) ?? 0) + 1);

  const guestOf = (device: string): string => `${device} guest ${lives.get(device) ?? 0}`;

  const history: History = {
    taps: new Map(),
    effects: [],
    violations: [],
    faults: new Map(),
    pairs: new Map(),
    story: [],
    people: new Map(),
    became: new Map(),
    checks: new Set(),
    again: new Set(),
    late: new Set(),
    added: new Set(),
    strict,
    forgotten: new Set(),
    dismissed: new Set(),
    shopper(device) {
      const { subject } = look(device.name, device.state());
      return subject === null ? guestOf(device.name) : (history.people.get(subject) ?? guestOf(device.name));
    },
    tapped(device, id, change) {
      history.taps.set(id, { id, device: device.name, change, shopper: history.shopper(device), order: null, void: false });
      history.tell(
        device.name,
        () => `taps ${id} ${change.type} ${JSON.stringify(change.args, (key, value: unknown) => (key === 'facts' ? undefined : value))}`,
      );
    },
    lost(id) {
      const tap = history.taps.get(id);
      if (!tap || tap.order !== null) return;
      tap.void = true;
      history.tell(tap.device, () => `${id} could not be kept`);
    },
    evicted(device, withCookie) {
      for (const tap of history.taps.values()) if (tap.device === device.name) tap.void = true;
      for (const [id, sender] of sentBy) if (sender === device.name) history.forgotten.add(id);
      for (const [attempt, faults] of under) {
        if (!attempt.startsWith(device.name)) continue;
        under.delete(attempt);
        for (const fault of faults) count(`${fault} voided`);
      }
      // A guest whose cookie is left stays the same guest; beside an account the device is nobody's until it has asked.
      if (withCookie || sights.get(device.name)?.sight.type === 'Registered') lives.set(device.name, (lives.get(device.name) ?? 0) + 1);
      if (!withCookie) emptied.add(device.name);
      sights.delete(device.name);
    },
    sent(tag) {
      const { attempt, device, ids } = tag;
      for (const id of ids) sentBy.set(id, device);
      if (!under.has(`${ids[0]} ${attempt}`)) under.set(`${ids[0]} ${attempt}`, new Set());
    },
    hit(fault, device, tag) {
      history.faults.set(fault, (history.faults.get(fault) ?? 0) + 1);
      history.tell(device, () => `    fault ${fault}${tag ? ` for ${tag.ids[0]}` : ''}`);
      if (tag) under.get(`${tag.ids[0]} ${tag.attempt}`)?.add(fault);
      // What strikes a device strikes whatever it has under way.
      else for (const [attempt, faults] of under) if (attempt.startsWith(device)) faults.add(fault);
    },
    committed(device, before, after) {
      const known = sights.get(device.name);
      const then = known && known.state === before ? known.sight : client.look(before);
      const sight = look(device.name, after);
      if (sight.subject !== null && !history.people.has(sight.subject) && sight.type === 'Guest')
        history.people.set(sight.subject, guestOf(device.name));
      // What was tapped before the emptied device had asked who uses it is theirs.
      if (then.subject === null && sight.type === 'Registered' && emptied.has(device.name))
        history.became.set(guestOf(device.name), history.shopper(device));
      for (const id of newlyKept(history, then, sight)) {
        const tap = history.taps.get(id);
        if (tap) tap.order = ++orders;
        // One page gave it up while another one was taking it over.
        if (tap) tap.void = false;
        if (tap && tap.shopper !== history.shopper(device)) history.late.add(id);
        history.tell(device.name, () => `keeps ${id}`);
      }
      if (device.lockless && sight.fence > then.fence && then.rows.some(({ state }) => state === 'sending'))
        history.hit('twoLeaders', device.name, null);
      for (const row of then.rows)
        if (row.type === 'add-item' && sight.settled.get(row.ids[0] ?? '') === 'acknowledged') for (const id of row.ids) history.added.add(id);
      noteOutcomes(then, sight);
      check(history, device, then, sight);
    },
    sight: (device) => look(device.name, device.state()),
    violate(invariant, what) {
      if (history.violations.length < 20) history.violations.push({ invariant, what });
      history.tell('!', () => `${invariant}: ${what}`);
    },
    tell(who, line) {
      if (telling) history.story.push(`${(now() / 1000).toFixed(3).padStart(9)} ${who} ${line()}`);
    },
  };

  /** What became of each attempt that met a fault. */
  function noteOutcomes(before: Sight, after: Sight): void {
    if (under.size === 0) return;
    for (const row of before.rows) {
      if (row.state !== 'sending') continue;
      const name = `${row.ids[0]} ${row.attempts}`;
      const faults = under.get(name);
      const now = after.rows.find(({ ids }) => ids[0] === row.ids[0]);
      if (!faults || now?.state === 'sending') continue;
      under.delete(name);
      for (const fault of faults) {
        count(`${fault} ${outcomeOf(now, after.settled.get(row.ids[0] ?? ''))}`);
      }
    }
  }

  return history;
}

/** Taps that this write took in, in the order in which they were made. */
function newlyKept({ taps }: History, before: Sight, after: Sight): string[] {
  const ids = after.rows.flatMap((row) => row.ids);
  if (after.settled !== before.settled) for (const id of after.settled.keys()) if (!before.settled.has(id)) ids.push(id);
  return [...new Set(ids)].filter((id) => taps.get(id)?.order === null).toSorted();
}

function outcomeOf(row: Sight['rows'][number] | undefined, receipt: string | undefined): Outcome {
  if (!row) return receipt === 'acknowledged' ? 'acknowledged' : receipt === undefined ? 'voided' : 'merged-away';
  if (row.code !== null) return isCheck(row.code) ? 'check' : 'refused';
  if (row.state === 'unprocessed') return 'not-processed';
  return row.state === 'waiting' ? 'made-again' : 'ambiguous';
}

export const isCheck = (code: string | null): boolean => code === 'HERE-CHECK-QUANTITY';
