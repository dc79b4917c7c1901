import { CATEGORY_OF_EVENT } from '#contract/collected-kinds.ts';
import { createIndexedEventStore } from './indexed-event-store.ts';
import { countsOf, type EventStore } from './ports.ts';

/** One database per consent category: withdrawing consent deletes one and leaves the other (src/base/consent/inventory.ts). */
export const EVENTS_DATABASES = { C0002: 'waymark-events', C0004: 'waymark-experiments' } as const;

/** The events of this device. Experiment events have odd numbers, all others even ones, so that the number identifies the database. */
export const createDeviceEventStore = (): EventStore & { readonly close: () => Promise<void> } => {
  const events = createIndexedEventStore(EVENTS_DATABASES.C0002);
  const experiments = createIndexedEventStore(EVENTS_DATABASES.C0004);
  const stores = [events, experiments];

  return {
    add: async (all, max, { experiment = 0, ...counts } = {}) => {
      const isTargeting = ({ kind }: (typeof all)[number]): boolean => CATEGORY_OF_EVENT[kind] === 'C0004';
      const [targeting, others] = [all.filter(isTargeting), all.filter((event) => !isTargeting(event))];
      if (others.length > 0 || countsOf(counts).length > 0) await events.add(others, max, counts);
      if (targeting.length > 0 || experiment > 0) await experiments.add(targeting, max, { experiment });
    },

    read: async (kinds, limit) => {
      // Experiment events of an earlier release are still in the first database and are sent from there.
      const parts = await Promise.all(
        stores.filter((store) => store === events || kinds.includes('experiment')).map((store) => store.read(kinds, limit)),
      );
      const rows = parts.flatMap((part, index) => part.rows.map(({ seq, event }) => ({ seq: seq * 2 + index, event })));
      return { rows: rows.slice(0, limit), dropped: { ...parts[0]?.dropped, ...(parts[1] && { experiment: parts[1].dropped.experiment ?? 0 }) } };
    },

    settle: async (seqs, reported) => {
      const { experiment = 0, ...others } = reported;
      const odd = (seq: number): boolean => seq % 2 !== 0;
      await events.settle(
        seqs.filter((seq) => !odd(seq)).map((seq) => seq / 2),
        others,
      );
      await experiments.settle(
        seqs.filter(odd).map((seq) => (seq - 1) / 2),
        experiment > 0 ? { experiment } : {},
      );
    },

    erase: async (kinds) => void (await Promise.all(stores.map((store) => store.erase(kinds)))),
    close: async () => void (await Promise.all(stores.map((store) => store.close()))),
  };
};
