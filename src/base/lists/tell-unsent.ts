import type { ListName, PendingEntry } from '#db/mutations/pending-entry.ts';
import { showUnsent } from './unsent.ts';

type OpenWish = Pick<PendingEntry<unknown>, 'at' | 'refusal'>;

/** What arrives within this is no news, ms. */
const NEWS_AFTER_MS = 1_000;

const byLane = new Map<ListName, readonly OpenWish[]>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Told by each list whenever it changes. */
export const tellUnsent = (lane: ListName, wishes: readonly OpenWish[]): void => {
  byLane.set(lane, wishes);
  clearTimeout(timer);
  timer = setTimeout(sum, NEWS_AFTER_MS);
};

const sum = (): void => {
  const wishes = [...byLane.values()].flat();
  const times = wishes.flatMap(({ at, refusal }) => (refusal ? [] : [at])).toSorted();
  showUnsent({ waiting: times.length, since: times[0] ?? null, refused: wishes.length - times.length });
};
