import { throttle } from '#src/base/timing/throttle.ts';
import { isPresenceKey, noteTouch, type Presence, readPresence, stayLocked } from './presence.ts';

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const LOOK_MS = 5_000;

/** Calls back whenever the screen locks or opens, here or in another tab; also when the device wakes up after its time was over. */
export const watchIdle = (onChange: (presence: Presence) => void): (() => void) => {
  let before = readPresence();
  const look = (): void => {
    const presence = readPresence();
    // Another tab has signed the device out, which takes this document away, too.
    if (before === 'locked' && presence === 'none') {
      stayLocked();
      return;
    }
    if (presence === before) return;
    before = presence;
    onChange(presence);
  };
  // A wheel turns a hundred times a second, and each look reads the storage.
  const touch = throttle(() => {
    // The time may be over although no timer has run: then the touch that wakes the device opens nothing.
    look();
    if (before === 'open') noteTouch();
  });
  const heard = ({ key }: StorageEvent): void => {
    if (isPresenceKey(key)) look();
  };
  for (const name of TOUCHES) addEventListener(name, touch, { passive: true, capture: true });
  addEventListener('storage', heard);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, LOOK_MS);
  return () => {
    touch.cancel();
    for (const name of TOUCHES) removeEventListener(name, touch, { capture: true });
    removeEventListener('storage', heard);
    removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
    clearInterval(timer);
  };
};
