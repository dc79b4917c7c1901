import { beforeEach, expect, test, vi } from 'vitest';

const NEVER = (): Promise<Response> => Promise.reject(new TypeError('no network'));
/** The shop's clock, which gives the nonce back. */
const clock = (url: string): Promise<Response> =>
  Promise.resolve(Response.json({ nonce: new URL(url, 'http://shop.test').searchParams.get('nonce') }));

const heard = new Map<string, () => void>();
const fire = (name: string): void => heard.get(name)?.();

let reach = await import('./reach.ts');
const ask = vi.fn<(url: string) => Promise<Response>>();

/** A page in a browser with that opinion. */
const begin = async (onLine: boolean): Promise<void> => {
  vi.resetModules();
  heard.clear();
  vi.stubGlobal('navigator', { onLine });
  reach = await import('./reach.ts');
  reach.subscribeReach(() => {});
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  ask.mockReset().mockImplementation(NEVER);
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => heard.set(name, listener));
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

test('a browser that says it is offline is believed at once, and only until the shop has answered', async () => {
  ask.mockImplementation(clock);
  await begin(false);
  expect(reach.canReach()).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reach.canReach()).toBe(true);
  fire('focus');
  expect(reach.canReach()).toBe(true);
});

test('a browser that says it is online proves nothing', async () => {
  await begin(true);
  reach.noteReach(false);
  fire('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledOnce();
  expect(reach.canReach()).toBe(false);
});

test('a page in the place of the clock is not the shop', async () => {
  ask.mockImplementation(() => Promise.resolve(new Response('<h1>Free wifi</h1>')));
  await begin(true);
  reach.noteReach(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reach.canReach()).toBe(false);
});

test('is asked again later and later, at most every half minute', async () => {
  await begin(true);
  reach.noteReach(false);
  await vi.advanceTimersByTimeAsync(3_000 + 6_000 + 12_000 + 24_000);
  expect(ask).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(ask).toHaveBeenCalledTimes(7);
});

test('after an hour without the network, a device waits some seconds before it asks', async () => {
  vi.mocked(Math.random).mockReturnValue(0.9);
  await begin(false);
  await vi.advanceTimersByTimeAsync(3_575_000);
  ask.mockReset().mockImplementation(clock);
  vi.stubGlobal('navigator', { onLine: true });
  fire('online');
  await vi.advanceTimersByTimeAsync(8_900);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(ask).toHaveBeenCalledOnce();
  expect(reach.canReach()).toBe(true);
});

test('where the browser says itself that it is offline, the shop is asked every half minute alone, and at once when it is back', async () => {
  await begin(false);
  await vi.advanceTimersByTimeAsync(3_000 + 30_000 + 30_000);
  expect(ask).toHaveBeenCalledTimes(3);
  vi.stubGlobal('navigator', { onLine: true });
  fire('online');
  // It was away for a minute, which costs a second at most.
  await vi.advanceTimersByTimeAsync(1_100);
  expect(ask).toHaveBeenCalledTimes(4);
});
