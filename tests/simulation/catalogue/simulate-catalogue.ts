import type { LocaleId } from '#contract/locales.ts';
import { downloadCatalogue, type DownloadEnd } from '#db/catalogue/download.ts';
import { type CataloguePorts, type CatalogueStore, type CatalogueTransport, NoAnswer } from '#db/catalogue/ports.ts';
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
}

const LOCALE: LocaleId = 'en-us';
const never = (): Promise<never> => new Promise(() => {});

interface Tab {
  alive: boolean;
  readonly cancel: AbortController;
}

/**
 * One device with two tabs and a shop whose catalogue changes. Answers are lost, late, damaged or of a captive portal; tabs are killed at any point,
 * downloads cancelled, the catalogue deleted, storage full or damaged. At each moment what can be read is one whole version that the shop had; in the end
 * everything heals and the device has what the shop has.
 */
export const simulateCatalogue = async (seed: number, faults: CatalogueFaults = {}): Promise<CatalogueSchedule> => {
  const random = seededRandom(seed);
  const clock = createVirtualClock();
  const locks = createLocks();
  const memory = createMemoryCatalogue();
  const shop = createModelCatalogue(6 + random.int(10));
  const versions = new Set([shop.manifest(LOCALE).version]);
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
    manifest: async (locale, signal) => {
      const manifest = await online(
        () => shop.manifest(locale),
        () => {
          throw new NoAnswer('a portal');
        },
      );
      signal.throwIfAborted();
      return tab.alive ? manifest : never();
    },
    part: async (_, hash, signal) => {
      const bytes = await online(
        () => shop.part(hash),
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
    const installed = memory.records.get(LOCALE)?.installed;
    if (!installed) return;
    if (!versions.has(installed.version)) violations.push(`version ${installed.version} was never the shop's`);
    for (const { hash } of installed.parts) {
      const bytes = memory.parts.get(hash);
      if (bytes ? hashOfBytes(bytes) !== hash && !damagedByUs.has(hash) : !damagedByUs.has(hash)) violations.push(`part ${hash} is not whole`);
    }
  };
  const damagedByUs = new Set<string>();

  const portsOf = (tab: Tab): CataloguePorts => {
    const store = storeOf(tab);
    return {
      store: faults.switchesEarly
        ? { ...store, begin: async (manifest) => void memory.records.set(LOCALE, { locale: LOCALE, installed: manifest }) }
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
  const start = async (tab: Tab): Promise<DownloadEnd> => {
    const end = await downloadCatalogue(portsOf(tab), { locale: LOCALE, signal: tab.cancel.signal });
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
    const what = random.int(12);
    if (what < 5) void start(tab);
    else if (what < 7) {
      shop.change(random.int(6));
      versions.add(shop.manifest(LOCALE).version);
    } else if (what === 7) kill(tab);
    else if (what === 8) {
      tab.cancel.abort();
      tabs = tabs.filter((other) => other !== tab);
    } else if (what === 9) memory.room = random.chance(0.5) ? Number.POSITIVE_INFINITY : random.int(2_000);
    else if (what === 10 && random.chance(0.4)) await memory.store.remove(LOCALE);
    else if (what === 11 && memory.parts.size > 0) {
      const hash = random.pick([...memory.parts.keys()]);
      damagedByUs.add(hash);
      memory.parts.set(hash, new Uint8Array(3));
      // It is noticed when the catalogue is opened.
      void readAllParts(portsOf(tab), LOCALE);
    }
    await clock.run(random.int(3_000));
  }

  healed = true;
  memory.room = Number.POSITIVE_INFINITY;
  await clock.run(60_000);
  const last = openTab();
  let rest: DownloadEnd | undefined;
  const work = async (): Promise<void> => {
    // Opening finds what is damaged, a download mends it.
    await readAllParts(portsOf(last), LOCALE);
    rest = await start(last);
  };
  void work();
  if (!(await clock.runUntil(() => rest !== undefined, 600_000))) violations.push('the last download never ended');
  if (rest !== 'installed' && rest !== 'current') violations.push(`the last download ended as ${rest}`);
  const read = readAllParts({ store: memory.store, hashOf }, LOCALE);
  const sound = await read;
  if (sound?.manifest.version !== shop.manifest(LOCALE).version) violations.push('device and shop differ at rest');
  const named = new Set(sound?.manifest.parts.map(({ hash }) => hash));
  if ([...memory.parts.keys()].some((hash) => !named.has(hash))) violations.push('a part is left that nothing names');
  return { violations, ...counts, ends };
};
