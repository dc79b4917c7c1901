import type { Tap } from '#db/mutations/mutation.ts';

const PREFIX = 'waymark.tap.';

/**
 * The journal of taps, written synchronously in the task of the tap, before a database is open. One entry per tap, so that tabs and crashes cannot
 * overwrite each other. An entry is deleted only once the outbox has the tap on disk. Ids rise, so keys sort in the order of the taps.
 */
export function journalTap(tap: Tap): boolean {
  try {
    localStorage.setItem(PREFIX + tap.id, JSON.stringify(tap));
    return true;
  } catch {
    // Full or forbidden: the tap is in memory until the outbox has it.
    return false;
  }
}

export function journaledTaps(): readonly Tap[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .toSorted()
      .flatMap((key) => parse(localStorage.getItem(key)));
  } catch {
    return [];
  }
}

export function forgetTaps(ids: Iterable<string>): void {
  try {
    for (const id of ids) localStorage.removeItem(PREFIX + id);
  } catch {
    // If it stays, the tap's receipt prevents a second effect.
  }
}

function parse(text: string | null): Tap[] {
  try {
    const tap = JSON.parse(text ?? 'null') as Tap | null;
    return typeof tap?.id === 'string' && typeof tap.type === 'string' ? [tap] : [];
  } catch {
    return [];
  }
}
