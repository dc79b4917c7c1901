import type { DeviceFingerprint } from '#contract/calls/payment.ts';

/**
 * What the shop asks of a device when an order is placed (spec 1 §3), and nothing beyond: each of it is told to every site anyway, and together it tells a
 * person's browser from a program's. docs/payment.md says why each is there.
 */
export const deviceFingerprint = (): DeviceFingerprint => ({
  language: navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  screen: { width: screen.width, height: screen.height },
  touch: navigator.maxTouchPoints > 0,
});
