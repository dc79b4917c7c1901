import { describe, expect, test } from 'vitest';
import { createVirtualClock } from '#tests/support/virtual-clock.ts';
import { createConnectivity, SLOW_MS, type Connectivity } from './connectivity.ts';
import type { Answer } from './ports.ts';
import type { WireRequest } from '#db/mutations/mutation.ts';

const make = (reply: (request: WireRequest) => Answer, delayMs = 0): { connectivity: Connectivity; probe: () => Promise<string> } => {
  const clock = createVirtualClock();
  let ids = 0;
  const connectivity = createConnectivity({
    clock,
    random: { id: () => `nonce-${++ids}`, fraction: () => 0 },
    locale: () => 'en-us',
    transport: {
      async send(request) {
        await clock.sleep(delayMs);
        return reply(request);
      },
    },
  });
  return {
    connectivity,
    async probe() {
      const asked = connectivity.probe();
      await clock.run(delayMs + 1);
      return asked;
    },
  };
};

const shop = ({ query }: WireRequest): Answer => ({ kind: 'answer', status: 200, body: { timestamp: 't', nonce: query?.nonce }, retryAfterMs: null });

describe('[NET1] the connection is measured', () => {
  test('the returned nonce proves that the server answered', async () => {
    expect(await make(shop).probe()).toBe('online');
  });

  test('a late answer means a slow connection', async () => {
    expect(await make(shop, SLOW_MS + 1).probe()).toBe('slow');
  });

  test('a success without the nonce means a captive portal', async () => {
    expect(await make(() => ({ kind: 'answer', status: 200, body: { ok: true }, retryAfterMs: null })).probe()).toBe('captive');
    expect(await make(() => ({ kind: 'answer', status: 200, body: { nonce: 'of somebody before' }, retryAfterMs: null })).probe()).toBe('captive');
    expect(await make(() => ({ kind: 'not-an-answer', status: 200, retryAfterMs: null })).probe()).toBe('captive');
  });

  test('a server with errors is down, not offline', async () => {
    expect(await make(() => ({ kind: 'answer', status: 500, body: {}, retryAfterMs: null })).probe()).toBe('down');
    expect(await make(() => ({ kind: 'not-an-answer', status: 502, retryAfterMs: null })).probe()).toBe('down');
  });

  test('a missing answer means offline only if the browser agrees', async () => {
    const { connectivity, probe } = make(() => ({ kind: 'no-answer' }));
    expect(await probe()).toBe('down');
    connectivity.hint(false);
    expect(await probe()).toBe('offline');
  });

  test('an "online" from the browser is only a reason to probe', () => {
    const { connectivity } = make(shop);
    connectivity.hint(false);
    expect(connectivity.current()).toBe('offline');
    connectivity.hint(true);
    expect(connectivity.current()).toBe('unknown');
  });

  test('two concurrent callers share one probe', async () => {
    let asked = 0;
    const { connectivity, probe } = make((request) => {
      asked += 1;
      return shop(request);
    }, 10);
    const both = [connectivity.probe(), probe()];
    await Promise.all(both);
    expect(asked).toBe(1);
  });

  test('a failed request makes the known state uncertain', () => {
    const { connectivity } = make(shop);
    connectivity.note(true);
    expect(connectivity.current()).toBe('online');
    connectivity.note(false);
    expect(connectivity.current()).toBe('unknown');
  });
});
