import { expect, it, onTestFinished, vi } from 'vitest';
import { isUnmetered } from '#src/base/connectivity/is-unmetered.ts';
import { type KeepPorts, keepUpToDate } from './keep-catalogue.ts';

/** A device, with what it did in order. */
const setUp = (device: Partial<{ has: boolean; unmetered: boolean; room: boolean; app: boolean; reach: boolean; end: string }> = {}) => {
  const state = { has: false, unmetered: true, room: true, app: true, reach: true, end: 'installed', time: 0, ...device };
  const did: string[] = [];
  const fire = { installed: () => {}, reach: () => {}, owner: () => {} };
  const ports: KeepPorts = {
    open: async () => ({
      refresh: async (locale) => {
        did.push(`refresh ${locale}`);
        return 'current';
      },
      download: async (locale) => {
        did.push(`download ${locale}`);
        state.has = true;
        return state.end as 'installed';
      },
      refreshThumbnails: async () => {
        did.push('pictures');
        return 'none';
      },
      refreshOwnStore: async () => {
        did.push('own store');
        return 'installed';
      },
      forgetOwnStore: async () => {
        did.push('no store');
      },
    }),
    hasDatabase: async () => state.has,
    isUnmetered: () => state.unmetered,
    hasRoom: async () => state.room,
    isApp: () => state.app,
    onInstalled: (listener) => {
      fire.installed = listener;
    },
    canReach: () => state.reach,
    onReach: (listener) => {
      fire.reach = listener;
    },
    onOwner: (listener) => {
      fire.owner = listener;
    },
    persist: async () => did.push('persist'),
    bringScanner: async () => {
      did.push('scanner');
    },
    now: () => state.time,
  };
  return { state, did, fire, start: () => keepUpToDate('en-us', ports) };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('downloads unasked in an installed app on an unmetered network, with what scans, and asks for storage that stays', async () => {
  const { did, start } = setUp();
  await start();
  expect(did.slice(0, 4)).toEqual(['download en-us', 'no store', 'persist', 'scanner']);
});

it.for<[string, Parameters<typeof setUp>[0]]>([
  ['on a metered network', { unmetered: false }],
  ['where there is too little room', { room: false }],
  ['in a browser tab', { app: false }],
])('downloads nothing unasked %s', async ([, device]) => {
  const { did, start } = setUp(device);
  await start();
  await settled();
  expect(did).toEqual([]);
});

it('downloads when the app is installed while the page is open', async () => {
  const { did, fire, start } = setUp({ app: false });
  await start();
  fire.installed();
  await settled();
  expect(did).toEqual(['download en-us', 'no store', 'persist', 'scanner']);
});

it('does not bring back what was deleted, and refreshes what is there', async () => {
  const { did, start } = setUp({ has: true });
  await start();
  await settled();
  expect(did).toEqual(['refresh en-us', 'no store', 'scanner', 'pictures']);
});

it('fetches no pictures on a metered network', async () => {
  const { did, start } = setUp({ has: true, unmetered: false });
  await start();
  await settled();
  expect(did).toEqual(['refresh en-us', 'no store', 'scanner']);
});

it('asks for no storage where the download came to nothing', async () => {
  const { did, start } = setUp({ end: 'no-answer' });
  await start();
  await settled();
  expect(did).not.toContain('persist');
});

it('refreshes when the shop can be reached again, once a minute', async () => {
  const { state, did, fire, start } = setUp({ has: true, reach: false });
  await start();
  await settled();
  expect(did).toEqual([]);
  state.reach = true;
  for (const time of [0, 1_000, 59_000, 60_000, 61_000]) {
    state.time = time;
    fire.reach();
    await settled();
  }
  expect(did.filter((what) => what.startsWith('refresh'))).toHaveLength(2);
});

it.for<[NonNullable<Parameters<typeof isUnmetered>[0]>, boolean]>([
  [{ type: 'wifi' }, true],
  [{ type: 'ethernet', effectiveType: '3g' }, true],
  [{ type: 'cellular', effectiveType: '4g' }, false],
  [{ type: 'wifi', saveData: true }, false],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ type: 'unknown', effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ type: 'none' }, false],
])('a connection of %j is unmetered: %s', ([connection, expected]) => {
  expect(isUnmetered(connection)).toBe(expected);
});

it('brings the stock of its own store to a device of a store, when it becomes one, too, and takes it away when it is one no longer', async () => {
  let kept: string | null = JSON.stringify({ type: 'Registered', subject: 'till', consumerType: 'ASSOCIATE' });
  vi.stubGlobal('localStorage', { getItem: () => kept });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { state, did, fire, start } = setUp({ has: true });
  await start();
  await settled();
  expect(did).toEqual(['refresh en-us', 'own store', 'scanner', 'pictures']);
  fire.owner();
  await settled();
  kept = null;
  fire.owner();
  await settled();
  expect(did.slice(4)).toEqual(['own store', 'no store']);
  state.has = false;
  fire.owner();
  await settled();
  expect(did).toHaveLength(6);
});
