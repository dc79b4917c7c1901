import { describe, expect, it } from 'vitest';
import { countVisit, isInstallMoment } from './install-prompt.ts';

const moment = { visits: 1, hasBasket: false, inCheckout: false, installed: false, declinedAt: undefined, now: 1e12 };

const memory = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
};

describe('the moment to ask for installation', () => {
  it('is not the first look around', () => expect(isInstallMoment(moment)).toBe(false));
  it('is when somebody came back, or has chosen something', () => {
    expect(isInstallMoment({ ...moment, visits: 2 })).toBe(true);
    expect(isInstallMoment({ ...moment, hasBasket: true })).toBe(true);
  });
  it('is never in a checkout, nor once the app is installed', () => {
    expect(isInstallMoment({ ...moment, visits: 5, inCheckout: true })).toBe(false);
    expect(isInstallMoment({ ...moment, visits: 5, installed: true })).toBe(false);
  });
  it('comes again only three months after a no', () => {
    expect(isInstallMoment({ ...moment, visits: 5, declinedAt: 1e12 - 1e9 })).toBe(false);
    expect(isInstallMoment({ ...moment, visits: 5, declinedAt: 1e12 - 91 * 864e5 })).toBe(true);
  });
});

it('counts one visit a browser session', () => {
  const local = memory();
  const session = memory();
  expect(countVisit(local, session)).toBe(1);
  expect(countVisit(local, session)).toBe(1);
  expect(countVisit(local, memory())).toBe(2);
});
