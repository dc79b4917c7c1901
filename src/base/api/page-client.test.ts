import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, BotChallenge, createClient } from '#contract/client/client.ts';
import { LOCALES } from '#contract/locales.ts';
import { canReach, noteReach } from '#src/base/connectivity/reach.ts';
import { CHALLENGE_EVENT, type ChallengeDetail } from './challenge.ts';
import { pagePorts } from './client.ts';
import { logCall, recentCalls } from './call-log.ts';
import { MOCKS_KEY, pageMocks } from './mocks.ts';
import { createPageApi } from './page-api.ts';
import { SESSION_EVENT } from './session-heard.ts';
import { guestSession, withSession } from './session.ts';
import { inWebView, leadSource, previewOf } from './request-headers.ts';

const makeStorage = (): Storage => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
};

/** As much of a page as the client looks at. */
const page = { userAgent: 'Mozilla/5.0', search: '' };
let heard: ChallengeDetail[] = [];
let answers: (url: string, init: RequestInit) => Response = () => Response.json({});
let asked: { url: string; init: RequestInit }[] = [];
beforeEach(() => {
  const target = new EventTarget();
  heard = [];
  asked = [];
  target.addEventListener(CHALLENGE_EVENT, (event) => heard.push((event as CustomEvent<ChallengeDetail>).detail));
  vi.stubGlobal('window', target);
  vi.stubGlobal('navigator', page);
  vi.stubGlobal('location', page);
  vi.stubGlobal('sessionStorage', makeStorage());
  vi.stubGlobal('localStorage', makeStorage());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answers(url, init);
  });
  Object.assign(page, { userAgent: 'Mozilla/5.0', search: '' });
});
afterEach(() => {
  // Reachable again: nothing is asked later, without the page that the test has taken away.
  noteReach(true);
  vi.unstubAllGlobals();
});

const refusal = (status: number, errorId: string): Response =>
  Response.json({ errorDetails: [{ errorId, message: '' }], appId: 'waymark', correlationId: 'c', status }, { status });
const session = { type: 'Guest', subject: 'guest-1', refreshToken: 'handle', expiresIn: 60 };
const time = { timestamp: '2026-11-21T12:00:00.000Z' };

describe("the page's client", () => {
  it('asks its own origin in its own locale', async () => {
    answers = () => Response.json(time);
    expect(await createPageApi(LOCALES['de-de'])('fapi.serverTime')).toEqual(time);
    expect(asked[0]?.url).toBe('/fapi/server/time?locale=de-de');
  });

  it('announces a challenge to the page', async () => {
    answers = () => Response.json({ appId: 'defence', correlationId: 'c-1' }, { status: 403 });
    await expect(createPageApi(LOCALES['en-us'])('fapi.serverTime')).rejects.toBeInstanceOf(BotChallenge);
    expect(heard).toEqual([{ appId: 'defence', correlationId: 'c-1' }]);
  });

  it("fills the shop's name and help into every message", async () => {
    answers = () => refusal(423, 'AUT441');
    const error = await createPageApi(LOCALES['en-gb'])('fapi.serverTime').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).values).toMatchObject({ shop: 'Waymark', supportEmail: 'help@waymark.example', supportPhone: '+44 20 7946 0100' });
    expect((error as ApiError).messageKey).toBe('error.accountLocked');
  });

  it('takes the shop for gone where nothing answers, but not where a decision is not answered, which blockers see to', async () => {
    answers = () => {
      throw new TypeError('blocked');
    };
    const api = createPageApi(LOCALES['en-us']);
    const body = { channel: 'ECOMM', events: [] };
    await expect(api('decision.decide', { params: { brand: 'waymark' }, body })).rejects.toThrow(/no answer|network/i);
    expect(canReach()).toBe(true);
    await expect(api('fapi.serverTime')).rejects.toThrow(/no answer|network/i);
    expect(canReach()).toBe(false);
    noteReach(true);
  });

  it('has the same session id for a visit, kept by the tab', () => {
    const { sessionId } = pagePorts(LOCALES['en-us']);
    expect(sessionId?.()).toMatch(/^[0-9a-f-]{36}$/);
    expect(sessionId?.()).toBe(pagePorts(LOCALES['fr-fr']).sessionId?.());
  });

  it('takes its time limits from the settings', () => {
    expect(pagePorts(LOCALES['en-us']).timeouts).toEqual({ readMs: 8000, writeMs: 15_000, placeMs: 60_000 });
  });

  it('asks the shop about an answer that its own contract refuses, while it is developed', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    answers = (url) => Response.json(url.startsWith('/fapi/api/validate-response/') ? verdict : { timestamp: 7 });
    let verdict: object = { valid: false, problems: [{ path: 'timestamp', message: 'invalid_type' }] };
    const api = createPageApi(LOCALES['en-us']);
    await expect(api('fapi.serverTime')).rejects.toThrow('not what fapi.serverTime answers');
    await expect.poll(() => said.mock.calls).toEqual([['fapi.serverTime: the shop, too, takes its answer for wrong: timestamp: invalid_type']]);
    expect(asked.map(({ url }) => url)).toEqual(['/fapi/server/time?locale=en-us', '/fapi/api/validate-response/fapi.serverTime?locale=en-us']);
    expect(asked[1]?.init.body).toBe('{"response":{"timestamp":7}}');
    verdict = { valid: true, problems: [] };
    await expect(api('fapi.serverTime')).rejects.toThrow('not what fapi.serverTime answers');
    await expect.poll(() => said.mock.calls[1]).toEqual(['fapi.serverTime: the shop takes this answer for valid; reload the page']);
    // Its own answer is not asked about.
    verdict = {};
    await expect(api('fapi.serverTime')).rejects.toThrow('not what fapi.serverTime answers');
    await expect.poll(() => asked.length).toBe(6);
    said.mockRestore();
    noteReach(true);
  });

  it('answers mocked paths while it is developed', async () => {
    localStorage.setItem(MOCKS_KEY, JSON.stringify([{ path: '/fapi/server/time', body: time }]));
    expect(await createPageApi(LOCALES['en-us'])('fapi.serverTime')).toEqual(time);
    expect(asked).toEqual([]);
    localStorage.setItem(MOCKS_KEY, '{nonsense');
    expect(pageMocks([])).toBeUndefined();
  });
});

describe('a session', () => {
  it('is obtained when there is none, once for calls that miss it together, and the calls go on', async () => {
    let there = false;
    answers = (url) => {
      if (url.startsWith('/token/')) {
        there = true;
        return Response.json(session);
      }
      return there ? Response.json({ state: 'none' }) : refusal(401, 'WMK401');
    };
    const api = createPageApi(LOCALES['en-us']);
    const ask = () => api('orders.byCart', { params: { basketId: '0193b0a4-77aa-7000-8000-000000000001' } });
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ state: 'none' }, { state: 'none' }, { state: 'none' }]);
    expect(asked.filter(({ url }) => url.startsWith('/token/'))).toHaveLength(1);
  });

  it('is obtained before the first personal call of a device that has none, once: nothing is refused', async () => {
    answers = (url) => Response.json(url.startsWith('/token/') ? session : { state: 'none' });
    const paths = () => asked.map(({ url }) => url.split('?')[0]).filter((path) => !path?.startsWith('/fapi/api/validate-response/'));
    const order = { params: { basketId: '0193b0a4-77aa-7000-8000-000000000001' } };
    await createPageApi(LOCALES['en-us'])('auth.confirmEmail', { body: { token: 't' } }).catch(() => undefined);
    await createPageApi(LOCALES['en-us'])('orders.byCart', order);
    await createPageApi(LOCALES['en-us'])('orders.byCart', order);
    const path = '/cart/v2/checkout/cart/0193b0a4-77aa-7000-8000-000000000001/order';
    expect(paths().slice(1)).toEqual(['/token/v2/auth/token', path, path]);
  });

  it('is obtained once for a page that asks early and for the call that needs it meanwhile', async () => {
    answers = (url) => Response.json(url.startsWith('/token/') ? session : { state: 'none' });
    const api = createPageApi(LOCALES['en-us']);
    const order = { params: { basketId: '0193b0a4-77aa-7000-8000-000000000001' } };
    await Promise.all([api('auth.token', { body: { type: 'Guest' } }), api('orders.byCart', order)]);
    await api('orders.byCart', order);
    expect(asked.filter(({ url }) => url.startsWith('/token/'))).toHaveLength(1);
  });

  it('is told to whoever keeps it', async () => {
    const seen: string[] = [];
    let there = false;
    answers = (url) => {
      if (!url.startsWith('/token/')) return there ? Response.json({ state: 'none' }) : refusal(401, 'WMK401');
      there = true;
      return Response.json(session);
    };
    const api = withSession(createClient(pagePorts(LOCALES['en-us'])).api, ({ subject }) => void seen.push(subject));
    await api('orders.byCart', { params: { basketId: '0193b0a4-77aa-7000-8000-000000000001' } });
    await api('orders.byCart', { params: { basketId: '0193b0a4-77aa-7000-8000-000000000001' } });
    expect(seen).toEqual(['guest-1']);
  });

  it('that the page got is told to the cart at once', async () => {
    let there = false;
    const announced: string[] = [];
    window.addEventListener(SESSION_EVENT, ({ detail }) => announced.push(detail.subject));
    answers = (url) => {
      if (!url.startsWith('/token/')) return there ? Response.json({ state: 'none' }) : refusal(401, 'WMK401');
      there = true;
      return Response.json({ type: 'Guest', subject: 'guest-2', refreshToken: 'r', expiresIn: 60 });
    };
    await createPageApi(LOCALES['en-us'])('orders.byCart', { params: { basketId: '0193b0a4-77aa-7000-8000-000000000001' } });
    expect(announced).toEqual(['guest-2']);
  });

  it('that is refused with 403 is let be', async () => {
    answers = () => refusal(403, 'AUT403');
    expect(await guestSession(createPageApi(LOCALES['en-us']))).toBeUndefined();
    answers = () => refusal(500, 'AUT500');
    await expect(guestSession(createPageApi(LOCALES['en-us']))).rejects.toBeInstanceOf(ApiError);
  });

  it('that cannot be had leaves the first refusal', async () => {
    answers = (url) => (url.startsWith('/token/') ? refusal(403, 'AUT403') : refusal(401, 'WMK401'));
    const error = await createPageApi(LOCALES['en-us'])('orders.byCart', { params: { basketId: 'x' } }).catch((reason: unknown) => reason);
    expect((error as ApiError).code).toBe('WMK401');
  });
});

describe('where a page is', () => {
  it('is in preview when its address says so, at the moment that it names', () => {
    expect(previewOf('?preview=true&previewDateTime=2026-12-24T10:00:00Z')).toEqual({ at: '2026-12-24T10:00:00.000Z' });
    expect(previewOf('?preview=true&previewDateTime=soon')).toEqual({});
    expect(previewOf('?preview=false')).toBeUndefined();
  });

  it('is in the app when the user agent has its mark', () => {
    expect(inWebView('WaymarkApp', 'Mozilla/5.0 WaymarkApp/2.1')).toBe(true);
    expect(inWebView('WaymarkApp', 'Mozilla/5.0')).toBe(false);
  });

  it('knows where a new member came from', () => {
    expect(leadSource('?leadSource=spring-mail')).toBe('spring-mail');
    expect(leadSource('')).toBeUndefined();
  });
});

it('keeps the last fifty lines about calls', () => {
  for (let index = 0; index < 70; index += 1) logCall({ name: 'cart.get', correlationId: `c-${index}`, status: 200, ms: 1, outcome: 'answered' });
  expect(recentCalls()).toHaveLength(50);
  expect(recentCalls().at(-1)?.correlationId).toBe('c-69');
});
