import { RELOAD_GUARD_S } from '#contract/constants.ts';

const KEY = 'waymark.reloaded-at';

interface GuardPorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
}

/**
 * Whether the page may reload itself: not twice within ten seconds, whatever the reason (spec 1 §9). Each call that returns true counts as a reload.
 */
export const mayReload = ({ storage, now }: GuardPorts): boolean => {
  try {
    const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < RELOAD_GUARD_S * 1000) return false;
    storage.setItem(KEY, String(now()));
    return true;
  } catch {
    // Without storage a page could reload forever.
    return false;
  }
};
