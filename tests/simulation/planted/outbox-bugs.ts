import type { ReplayState, Mutation } from '#db/mutations/mutation.ts';
import { RULES } from '#db/replay/rules.ts';
import { type Bug, decideOver, inOrder, withRow } from './bug.ts';

/** Mistakes on the way from the finger to the first attempt, and between two drainers. */
export const OUTBOX_BUGS: readonly Bug[] = [
  {
    name: 'a tap with a receipt is taken in again',
    breaks: 'OUT4',
    plant: { enqueue: (held, lane, taps) => RULES.enqueue({ ...held, settled: new Set() }, lane, taps) },
  },
  {
    name: 'taps are merged into a change that is on its way',
    breaks: 'SEAL1',
    plant: {
      enqueue(held, lane, taps) {
        const open = { ...held, outbox: held.outbox.map((row) => ({ ...row, attempts: 0, seal: null })) };
        const after = RULES.enqueue(open, lane, taps);
        const shut = (row: Mutation): Mutation => {
          const was = held.outbox.find(({ seq }) => seq === row.seq);
          return was ? { ...row, attempts: was.attempts, seal: was.seal } : row;
        };
        return { ...after, outbox: after.outbox.map(shut) };
      },
    },
  },
  {
    name: 'of additions that are merged the last one counts',
    breaks: 'COA1',
    plant: {
      enqueue(held, lane, taps) {
        const after = RULES.enqueue(held, lane, taps);
        const last = taps.at(-1);
        const grown = newRows(held, after).find((row) => last && row.merged.includes(last.id) && row.type === 'add-item' && last.type === 'add-item');
        return grown && last ? withRow(after, { ...grown, args: last.args }) : after;
      },
    },
  },
  {
    name: 'what cancelled each other leaves no receipts',
    breaks: 'OUT4',
    plant: {
      enqueue: (held, lane, taps) => ({ ...RULES.enqueue(held, lane, taps), receipts: [] }),
    },
  },
  {
    name: 'a change leaves the queue when it is sent',
    breaks: 'OUT5',
    plant: {
      decide(held, env) {
        const [next, plan] = RULES.decide(held, env);
        return [plan.do === 'send' ? { ...next, outbox: next.outbox.filter(({ seq }) => seq !== plan.seq) } : next, plan];
      },
    },
  },
  {
    name: 'new taps go to the front of the queue',
    breaks: 'OUT2',
    plant: decideOver(
      (held) => ({ ...held, outbox: held.outbox.toReversed() }),
      (decided) => inOrder(decided),
    ),
  },
  {
    name: 'the queue is ordered by the clock',
    breaks: 'OUT3',
    plant: decideOver(
      (held) => ({ ...held, outbox: held.outbox.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : b.seq - a.seq)) }),
      (decided) => inOrder(decided),
    ),
  },
  {
    name: 'an attempt that was cut off counts as unsent',
    breaks: 'OUT6',
    plant: {
      begin(held, now) {
        const [begun, fence] = RULES.begin(held, now);
        const unsent = begun.outbox.map((row): Mutation => {
          const cut = held.outbox.some(({ seq, state }) => seq === row.seq && state === 'sending');
          return cut ? { ...row, state: 'waiting', seal: null, doubts: 0, key: `${row.key}-${row.attempts}` } : row;
        });
        return [{ ...begun, outbox: unsent }, fence];
      },
    },
  },
  {
    name: 'a new drainer does not raise the fence',
    breaks: 'FEN1',
    plant: {
      begin(held, now) {
        const [begun] = RULES.begin(held, now);
        return [{ ...begun, lane: { ...begun.lane, fence: held.lane.fence } }, held.lane.fence];
      },
    },
  },
  { name: 'an older drainer may record', breaks: 'FEN2', plant: { mayRecord: () => true } },
  {
    name: 'what an earlier drainer left under way is not looked at',
    breaks: 'OUT6',
    plant: { begin: (held) => [{ ...held, lane: { ...held.lane, fence: held.lane.fence + 1 } }, held.lane.fence + 1] },
  },
];

const newRows = (before: ReplayState, after: ReplayState): readonly Mutation[] => after.outbox.filter((row) => !before.outbox.includes(row));
