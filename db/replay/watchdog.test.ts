import { describe, expect, test } from 'vitest';
import { addItem } from '#tests/support/make-cart.ts';
import { makeHeld, makeSnapshot, updateRow, withTaps } from '#tests/support/make-held.ts';
import { openShopWith } from '#tests/support/shop.ts';
import { createVirtualClock } from '#tests/support/virtual-clock.ts';
import { emptyReplayState, type ReplayState } from '#db/mutations/mutation.ts';
import type { Connection } from './ports.ts';
import { createWatchdog } from './watchdog.ts';

function watch(
  held: () => ReplayState,
  connection: () => Connection = () => 'online',
  sessionWaitMs = 0,
): { restarts: () => number; reports: boolean[]; wait: (ms: number) => Promise<void> } {
  const clock = createVirtualClock();
  const reports: boolean[] = [];
  let restarts = 0;
  createWatchdog({
    clock,
    connectivity: { current: connection, probe: () => Promise.resolve(connection()) },
    session: { waitMs: () => sessionWaitMs },
    held,
    restart: () => {
      restarts += 1;
      return Promise.resolve();
    },
    tell: (stalled) => void (stalled !== (reports.at(-1) ?? false) && reports.push(stalled)),
  });
  return { restarts: () => restarts, reports, wait: (ms) => clock.run(ms) };
}

const stuck = withTaps(makeHeld(makeSnapshot({})), addItem());

describe('[STUCK3] the watchdog', () => {
  test('the watchdog restarts everything when the oldest change stays the oldest for a minute, once, and informs the shopper after two', async () => {
    const dog = watch(() => stuck);
    await dog.wait(60_000);
    expect(dog.restarts()).toBe(0);
    await dog.wait(5_000);
    expect([dog.restarts(), dog.reports]).toEqual([1, []]);
    await dog.wait(55_000);
    expect([dog.restarts(), dog.reports]).toEqual([1, []]);
    await dog.wait(5_000);
    expect([dog.restarts(), dog.reports]).toEqual([1, [true]]);
  });

  test('repeated failed attempts do not count as progress, nor does a parked change', async () => {
    let attempts = 0;
    const failing = watch(() => updateRow(stuck, 1, { attempts: ++attempts, state: attempts % 2 ? 'sending' : 'unprocessed' }));
    const aside = watch(() => updateRow(stuck, 1, { parked: true, failures: 5 }));
    for (const dog of [failing, aside]) {
      await dog.wait(140_000);
      expect([dog.restarts(), dog.reports]).toEqual([1, [true]]);
    }
  });

  test('the watchdog withdraws its message once a change makes progress', async () => {
    let held = stuck;
    const dog = watch(() => held);
    await dog.wait(140_000);
    held = makeHeld();
    await dog.wait(20_000);
    expect(dog.reports).toEqual([true, false]);
  });

  test('the watchdog does nothing while the server is unreachable, a wait was asked for, a hold has a reason, or changes make progress', async () => {
    const away = watch(
      () => stuck,
      () => 'offline',
    );
    const unnamed = watch(
      () => stuck,
      () => 'online',
      600_000,
    );
    const asked = watch(() => updateRow(stuck, 1, { pause: { since: Date.now() + 1e12, delay: 600_000, asked: 600_000 } }));
    const heldUp = watch(() => ({
      ...stuck,
      lane: { ...stuck.lane, hold: { reason: 'challenge', build: 'one', pause: { since: 0, delay: 1, asked: 0 } } },
    }));
    let gone = 0;
    const moving = watch(() => updateRow(stuck, 1, { id: `${++gone}` }));
    const empty = watch(() => emptyReplayState('cart'));
    for (const dog of [away, unnamed, asked, heldUp, moving, empty]) {
      await dog.wait(300_000);
      expect([dog.restarts(), dog.reports]).toEqual([0, []]);
    }
  });

  test('the watchdog probes before it restarts or informs, and while the state is unknown, and no more often', async () => {
    let probes = 0;
    const lookAt = (current: Connection) => {
      const clock = createVirtualClock();
      const probe = (): Promise<Connection> => ((probes += 1), Promise.resolve('online'));
      const ports = { clock, connectivity: { current: () => current, probe }, session: { waitMs: () => 0 }, held: () => stuck };
      createWatchdog({ ...ports, restart: () => Promise.resolve(), tell: () => {} });
      return clock.run(130_000);
    };
    await lookAt('online');
    expect(probes).toBe(2);
    await lookAt('unknown');
    expect(probes).toBeGreaterThan(20);
  });

  test('the watchdog frees a queue whose drainer hangs while it holds the lock', async () => {
    const shop = await openShopWith(addItem('10000001'));
    // A request that neither ends nor fails: an older browser without time limits, a broken proxy.
    const { network } = shop.device;
    const { send } = network;
    network.send = () => new Promise(() => {});
    await shop.tap(addItem('10000002'));
    await shop.wait(60_000);
    network.send = send;
    shop.tab.engine.wake(true);
    await shop.wait(5_000);
    expect(shop.onServer()).toEqual({ '10000001': 1 });
    shop.tab.restart();
    await shop.wait(5_000);
    expect(shop.onServer()).toEqual({ '10000001': 1, '10000002': 1 });
    expect(await shop.rows()).toEqual([]);
  });
});
