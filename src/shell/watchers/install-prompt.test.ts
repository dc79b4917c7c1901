import { afterEach, describe, expect, it, vi } from 'vitest';
import { catchInstallEvent } from './install-event.ts';
import { countVisit, isInstallMoment, offerInstall } from './install-prompt.ts';

const moment = { visits: 1, hasCart: false, inCheckout: false, installed: false, declinedAt: undefined, now: 1e12 };

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
    expect(isInstallMoment({ ...moment, hasCart: true })).toBe(true);
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

describe('the offer to install', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A first visit to a browser that offers installation. */
  const visit = (remembers = true) => {
    const local = memory();
    const page = new EventTarget();
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', memory());
    vi.stubGlobal('location', { pathname: '/en-us' });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    catchInstallEvent();
    let count = 0;
    let notify = () => {};
    const ask = vi.fn<(answer: { install: () => void; later: () => void }) => void>();
    const start = () => offerInstall({ remembers: () => remembers, hasCart: () => count > 0, onCart: (listener) => (notify = listener), ask });
    const offer = () => page.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome: 'accepted' }) }));
    const add = () => {
      count += 1;
      notify();
    };
    return { ask, start, offer, add };
  };

  it('comes with the first addition to the cart, once', () => {
    const { ask, start, offer, add } = visit();
    start();
    offer();
    expect(ask).not.toHaveBeenCalled();
    add();
    add();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('does not come again after "not now"', () => {
    const { ask, start, offer, add } = visit();
    start();
    offer();
    add();
    ask.mock.calls[0]?.[0].later();
    offer();
    add();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('counts no visits where they may not be remembered', () => {
    const { ask, start, offer, add } = visit(false);
    start();
    expect(localStorage.getItem('waymark.visits')).toBeNull();
    offer();
    add();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
