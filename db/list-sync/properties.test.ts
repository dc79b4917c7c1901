import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLaneDevice } from '#tests/support/lane-device.ts';
import { createModelLists } from '#tests/support/model-lists.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { createVirtualClock } from '#tests/support/virtual-clock.ts';

interface Step {
  readonly device: number;
  readonly tab: number;
  readonly style: number;
  readonly colour: number;
  readonly on: boolean;
  readonly next: 'wait' | 'drain' | 'crash' | 'both drain';
}

const step: fc.Arbitrary<Step> = fc.record({
  device: fc.nat(1),
  tab: fc.nat(1),
  style: fc.nat(4),
  colour: fc.nat(1),
  on: fc.boolean(),
  next: fc.constantFrom('wait', 'drain', 'crash', 'both drain'),
});

const productOf = ({ style, colour }: Step): string => `STYLE00${style}${colour === 0 ? 'BLK' : 'RED'}`;

describe('lanes of several tabs and devices', () => {
  test('all lanes agree with the server in the end, whatever was lost: the last change of each key counts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), fc.integer(), async (steps, seed) => {
        const shop = createModelLists();
        const random = seededRandom(seed);
        const cookie = { subject: 'guest-a' };
        let healed = false;
        const fate = () => (healed ? 'pass' : random.pick(['pass', 'pass', 'lose', 'lose-answer', 'error'] as const));
        const clock = createVirtualClock();
        const devices = [0, 1].map(() => createLaneDevice(shop, { cookie, fate, clock }));
        const tabs = devices.map((device) => [device.lane, device.openTab()]);
        const tabOf = ({ device, tab }: Pick<Step, 'device' | 'tab'>) => tabs[device]?.[tab] ?? devices[0]?.lane;
        for (const one of steps) {
          await devices[one.device]?.heart(productOf(one), one.on, tabOf(one));
          if (one.next === 'drain') await tabOf(one)?.drain();
          if (one.next === 'both drain') await Promise.all(tabs.flat().map((tab) => tab.drain()));
          if (one.next === 'crash') {
            tabOf(one)?.stop();
            const own = tabs[one.device];
            const device = devices[one.device];
            if (own && device) own[one.tab] = device.openTab();
          }
        }
        healed = true;
        for (let round = 0; round < 2; round += 1) for (const tab of tabs.flat()) await tab.refresh();
        const listed = shop.ids('guest-a');
        for (const device of devices) {
          expect(await device.shown()).toEqual(listed);
          expect(await device.waiting()).toBe(0);
        }
        // Each request counted once, and what counted last is what stands.
        expect(new Set(shop.log.map(({ request }) => request)).size).toBe(shop.log.length);
        const last = new Map(shop.log.map(({ key, on }) => [key, on]));
        for (const [key, on] of last) expect(listed.some((id) => id.startsWith(key))).toBe(on);
        for (const tab of tabs.flat()) tab.stop();
      }),
      { numRuns: 60 },
    );
  });

  test('a lane of a single device ends in the state that its shopper chose', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), fc.integer(), async (steps, seed) => {
        const shop = createModelLists();
        const random = seededRandom(seed);
        let healed = false;
        const fate = () => (healed ? 'pass' : random.pick(['pass', 'lose', 'lose-answer', 'error'] as const));
        const device = createLaneDevice(shop, { cookie: { subject: 'guest-a' }, fate });
        const tabs = [device.lane, device.openTab()];
        const wanted = new Map<string, string | null>();
        for (const one of steps) {
          const id = productOf(one);
          wanted.set(id.slice(0, 8), one.on ? id : null);
          await device.heart(id, one.on, tabs[one.tab]);
          // At no time does the list show anything but what was tapped last.
          expect(new Set(await device.shown())).toEqual(new Set([...wanted.values()].filter((id) => id !== null)));
          if (one.next !== 'wait') await tabs[one.tab]?.drain();
          expect(new Set(await device.shown())).toEqual(new Set([...wanted.values()].filter((id) => id !== null)));
        }
        healed = true;
        await device.lane.drain();
        expect(new Set(shop.ids('guest-a'))).toEqual(new Set([...wanted.values()].filter((id) => id !== null)));
        for (const tab of tabs) tab.stop();
      }),
      { numRuns: 60 },
    );
  });
});
