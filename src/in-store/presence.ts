/**
 * What a page has to know before it is painted: whether this device sells in a store, and whether its screen is locked. `locked`, or when it was last
 * touched, ms; absent: no store. The script of preferences-script.tsx reads it as this file does. All tabs share it.
 */
const KEY = 'waymark.in-store';

/** Without a touch for this long the screen locks itself, ms. */
export const IDLE_LOCK_MS = 180_000;
/** A touch is written down at most this often, ms. */
const WRITE_MS = 5_000;

export type Presence = 'none' | 'open' | 'locked';

let written = 0;

const show = (presence: Presence): Presence => {
  const { dataset } = document.documentElement;
  if (presence === 'none') delete dataset.inStore;
  else dataset.inStore = presence;
  return presence;
};

const write = (value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // Forbidden storage: the lock holds as long as the page.
  }
};

/** As it is now; a device that nobody touched for too long is locked from here on, also if it slept meanwhile. */
export const readPresence = (now = Date.now()): Presence => {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    return (document.documentElement.dataset.inStore as Presence | undefined) ?? 'none';
  }
  if (kept === null) return show('none');
  // A clock that was set back must not keep it open for ever.
  const idle = Math.abs(now - Number(kept));
  if (kept !== 'locked' && idle < IDLE_LOCK_MS) return show('open');
  if (kept !== 'locked') write('locked');
  return show('locked');
};

/** Somebody is here: touches, and the right PIN. */
export const noteTouch = (now = Date.now()): void => {
  if (Math.abs(now - written) < WRITE_MS) return;
  written = now;
  write(String(now));
  show('open');
};

export const noteUnlocked = (now = Date.now()): void => {
  written = 0;
  noteTouch(now);
};

export const noteLocked = (): void => {
  write('locked');
  show('locked');
};

/** What is hidden stays so, whatever is written down: this document is about to go. */
export const stayLocked = (): void => void show('locked');

export const noteLeft = (): void => {
  write(null);
  show('none');
};

export const isPresenceKey = (key: string | null): boolean => key === KEY || key === null;
