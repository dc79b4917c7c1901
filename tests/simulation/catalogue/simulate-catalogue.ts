import type { LocaleId } from '#contract/locales.ts';
import { downloadCatalogue, type DownloadEnd } from '#db/catalogue/download.ts';
import {
  type CatalogueKey,
  type CataloguePorts,
  type CatalogueStore,
  type CatalogueTransport,
  type ManifestOf,
  NoAnswer,
  OWN_STORE,
} from '#db/catalogue/ports.ts';
import { createMemoryCatalogue } from '../../support/memory-catalogue-store.ts';
import { createModelCatalogue, hashOfBytes } from '../../support/model-catalogue.ts';
import { createLocks } from '../../support/model-locks.ts';
import { readAllParts } from '../../support/read-all-parts.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { createVirtualClock } from '../../support/virtual-clock.ts';

/** What one schedule saw. */
export interface CatalogueSchedule {
  readonly violations: readonly string[];
  readonly requests: number;
  readonly kills: number;
  readonly ends: Readonly<Partial<Record<DownloadEnd, number>>>;
}

/** Rules that a schedule can break on purpose, to see that it is noticed. */
export interface CatalogueFaults {
  /** Parts are stored without a look at what came. */
  readonly trustsParts?: boolean;
  /** A manifest is switched to before its parts are there. */
  readonly switchesEarly?: boolean;
  /** A device that sells in no store any more keeps the stock of the last one. */
  readonly keepsLeftStore?: boolean;
}

const LOCALE: LocaleId = 'en-us';
const KEYS: readonly CatalogueKey[] = [LOCALE, OWN_STORE];
const never = (): Promise<never> => new Promise(() => {});

interface Tab {
  alive: boolean;
  readonly cancel: AbortController;
}

/**
 * One device with two tabs and a shop whose catalogue changes, and which is now and then a device of a store, of another one, and of none. Answers are lost, late, damaged or of a captive portal; tabs are killed at any point,
 * downloads cancelled, the catalogue deleted, storage full or damaged. At each moment what can be read is one whole version that the shop had; in the end
 * everything heals and the device has what the shop has.
 */
export const simulateCatalogue = async (seed: number, faults: CatalogueFaults = {}): Promise<CatalogueSchedule> => {
  const random = seededRandom(seed);
  const clock = createVirtualClock();
  const locks = createLocks();
  const memory = createMemoryCatalogue();
  const shop = createModelCatalogue(6 + random.int(10));
  const stores = [createModelCatalogue(3 + random.int(4), 'Portland'), createModelCatalogue(3 + random.int(4), 'Bend')];
  /** The store that the device sells in; undefined: none. */
  let sellsIn = random.chance(0.7) ? stores[0] : undefined;
  const versions = new Set([shop, ...stores].map((model) => model.manifest(LOCALE).version));
  const modelOf = (key: CatalogueKey) => (key === OWN_STORE ? sellsIn : shop);
  const violations: string[] = [];
  const counts = { requests: 0, kills: 0 };
  const ends: Partial<Record<DownloadEnd, number>> = {};
  let tabs: Tab[] = [];
  let healed = false;

  const online = async <T>(answer: () => T, damaged: (sound: T) => T): Promise<T> => {
    counts.requests += 1;
    await clock.sleep(20 + random.int(400));
    if (healed) return answer();
    if (random.chance(0.08)) throw new NoAnswer('lost');
    return random.chance(0.06) ? damaged(answer()) : answer();
  };
  const transport = (tab: Tab): CatalogueTransport => ({
    manifest: async <K extends CatalogueKey>(locale: K, signal: AbortSignal) => {
      const manifest = await online<ManifestOf<K> | undefined>(
        () => modelOf(locale)?.manifest(locale),
        () => {
          throw new NoAnswer('a portal');
        },
      );
      signal.throwIfAborted();
      if (faults.keepsLeftStore && !manifest) throw new NoAnswer('none');
      return tab.alive ? manifest : never();
    },
    part: async (key, hash, signal) => {
      const bytes = await online(
        () => modelOf(key)?.part(hash),
        (sound) => sound?.slice(0, random.int(sound.length)),
      );
      signal.throwIfAborted();
      return tab.alive ? bytes : never();
    },
  });

  /** A tab's view of the storage: each function is one step, after which the tab may be dead, and what can be read is looked at. */
  const storeOf = (tab: Tab): CatalogueStore =>
    Object.fromEntries(
      Object.entries(memory.store).map(([name, work]) => [
        name,
        async (...given: unknown[]) => {
          await clock.sleep(1 + random.int(5));
          if (!tab.alive) return never();
          const answer: unknown = await (work as (...all: unknown[]) => Promise<unknown>)(...given);
          await look();
          return tab.alive ? answer : never();
        },
      ]),
    ) as unknown as CatalogueStore;

  const hashOf: CataloguePorts['hashOf'] = async (bytes) => hashOfBytes(bytes);
  const look = async (): Promise<void> => {
    for (const key of KEYS) {
      const installed = memory.records.get(key)?.installed;
      if (!installed) continue;
      if (!versions.has(installed.version)) violations.push(`version ${installed.version} was never the shop's`);
      for (const { hash } of installed.parts) {
        const bytes = memory.parts.get(hash);
        if (bytes ? hashOfBytes(bytes) !== hash && !damagedByUs.has(hash) : !damagedByUs.has(hash)) violations.push(`part ${hash} is not whole`);
      }
    }
  };
  const damagedByUs = new Set<string>();

  const portsOf = (tab: Tab): CataloguePorts => {
    const store = storeOf(tab);
    return {
      store: faults.switchesEarly
        ? { ...store, begin: async (manifest) => void memory.records.set(manifest.locale, { locale: manifest.locale, installed: manifest }) }
        : store,
      transport: transport(tab),
      hashOf: faults.trustsParts ? async () => [...shop.manifest(LOCALE).parts][0]?.hash ?? '' : hashOf,
      lock: { hold: (name, work) => locks.hold(tab, name, work, () => tab.alive) },
    };
  };

  const openTab = (): Tab => {
    const tab: Tab = { alive: true, cancel: new AbortController() };
    tabs.push(tab);
    return tab;
  };
  const start = async (tab: Tab, key: CatalogueKey): Promise<DownloadEnd> => {
    const end = await downloadCatalogue(portsOf(tab), { locale: key, signal: tab.cancel.signal });
    ends[end] = (ends[end] ?? 0) + 1;
    return end;
  };
  const kill = (tab: Tab): void => {
    counts.kills += 1;
    tab.alive = false;
    tabs = tabs.filter((other) => other !== tab);
    locks.release(tab);
  };

  for (let step = 0; step < 20 + random.int(20); step += 1) {
    const tab = tabs.length < 2 ? openTab() : random.pick(tabs);
    const what = random.int(14);
    if (what < 5) void start(tab, LOCALE);
    else if (what < 7) {
      const changed = random.pick([shop, shop, ...stores]);
      changed.change(random.int(3));
      versions.add(changed.manifest(LOCALE).version);
    } else if (what === 12) void start(tab, OWN_STORE);
    else if (what === 13) sellsIn = stores[random.int(3)];
    else if (what === 7) kill(tab);
    else if (what === 8) {
      tab.cancel.abort();
      tabs = tabs.filter((other) => other !== tab);
    } else if (what === 9) memory.room = random.chance(0.5) ? Number.POSITIVE_INFINITY : random.int(2_000);
    else if (what === 10 && random.chance(0.4)) await memory.store.remove(random.pick(KEYS));
    else if (what === 11 && memory.parts.size > 0) {
      const hash = random.pick([...memory.parts.keys()]);
      damagedByUs.add(hash);
      memory.parts.set(hash, new Uint8Array(3));
      // It is noticed when the catalogue is opened.
      for (const key of KEYS) void readAllParts(portsOf(tab), key);
    }
    await clock.run(random.int(3_000));
  }

  healed = true;
  memory.room = Number.POSITIVE_INFINITY;
  await clock.run(60_000);
  const last = openTab();
  const rest = new Map<CatalogueKey, DownloadEnd>();
  const work = async (): Promise<void> => {
    // Opening finds what is damaged, a download mends it.
    for (const key of KEYS) {
      await readAllParts(portsOf(last), key);
      rest.set(key, await start(last, key));
    }
  };
  void work();
  if (!(await clock.runUntil(() => rest.size === KEYS.length, 600_000))) violations.push('the last download never ended');
  const named = new Set<string>();
  for (const key of KEYS) {
    const end = rest.get(key);
    const wanted = modelOf(key)?.manifest(key).version;
    if (wanted !== undefined && end !== 'installed' && end !== 'current') violations.push(`the last download of ${key} ended as ${end}`);
    const sound = await readAllParts({ store: memory.store, hashOf }, key);
    if (sound?.manifest.version !== wanted) violations.push(`device and shop differ at rest: ${key}`);
    for (const { hash } of sound?.manifest.parts ?? []) named.add(hash);
  }
  if ([...memory.parts.keys()].some((hash) => !named.has(hash))) violations.push('a part is left that nothing names');
  return { violations, ...counts, ends };
};
