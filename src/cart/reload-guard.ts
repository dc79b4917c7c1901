import { RELOAD_GUARD_S } from '#contract/constants.ts';

const KEY = 'waymark.reloaded-at';

interface GuardPorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
}

/** Whether the page may reload itself: not twice within ten seconds, however often the reason comes back (spec 1 §9). Asking takes the chance. */
export const mayReload = ({ storage, now }: GuardPorts): boolean => {
  try {
    const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < RELOAD_GUARD_S * 1000) return false;
    storage.setItem(KEY, String(now()));
    return true;
  } catch {
    // Without a memory a page could reload for ever.
    return false;
  }
};
