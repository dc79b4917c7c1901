import { useLayoutEffect, useState } from 'react';

let isPressed = false;
const waiting = new Set<() => void>();

const release = (): void => {
  isPressed = false;
  for (const work of waiting) work();
  waiting.clear();
};

if (typeof document !== 'undefined') {
  const quietly = { capture: true, passive: true };
  addEventListener('pointerdown', () => (isPressed = true), quietly);
  // The click comes in the same breath as the release, and belongs to where the press began.
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(release), quietly);
}

/**
 * What decides whether something above the content stands there. While somebody presses it stays as it was: what moves between down and up is not
 * where the click lands.
 */
export const useSteady = <T>(value: T): T => {
  const [steady, setSteady] = useState(value);
  // Decided and shown in one go: no press can begin in between.
  useLayoutEffect(() => {
    const follow = (): void => setSteady(value);
    if (!isPressed) return follow();
    waiting.add(follow);
    return () => void waiting.delete(follow);
  }, [value]);
  return steady;
};
