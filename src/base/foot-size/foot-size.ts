import { useSyncExternalStore } from 'react';
import { CONSENT_FUNCTIONAL } from '#contract/constants.ts';
import { consent } from '#src/base/consent/consent.ts';

/** Length of the foot of whoever uses the device, in millimetres. It is sent nowhere. */
const KEY = 'waymark.foot';
/** Of a child's first shoe, and of the longest foot that was ever measured. */
export const FOOT_MIN = 80;
export const FOOT_MAX = 400;

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
const heard = ({ key }: StorageEvent): void => {
  if (key === KEY || key === null) tell();
};

export const isFoot = (millimetres: number): boolean => Number.isInteger(millimetres) && millimetres >= FOOT_MIN && millimetres <= FOOT_MAX;

/** Undefined where none was kept, and where storage is forbidden. */
export const readFoot = (): number | undefined => {
  try {
    const kept = Number(localStorage.getItem(KEY) ?? Number.NaN);
    return isFoot(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** @returns false without consent to remember such things, or without storage */
export const keepFoot = (millimetres: number): boolean => {
  try {
    if (!consent.granted(CONSENT_FUNCTIONAL)) return false;
    localStorage.setItem(KEY, String(millimetres));
    return true;
  } catch {
    return false;
  } finally {
    tell();
  }
};

export const forgetFoot = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Forbidden storage holds nothing.
  }
  tell();
};

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) addEventListener('storage', heard);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', heard);
  };
};

export const useFoot = (): number | undefined => useSyncExternalStore(subscribe, readFoot, () => undefined);
