import type { CallBody } from '#contract/calls.ts';
import { type LocaleId, localeOfPath } from '#contract/locales.ts';
import { wire } from '#contract/wire.gen.ts';

type Measures = CallBody<'fapi.performanceIngest'>;
type Page = NonNullable<Measures['page']>;
type Name = Measures['measures'][number]['name'];

/** What is read of an entry, whatever its kind. */
export interface TimingEntry {
  readonly entryType: string;
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  readonly responseStart?: number;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
}

/** Shifts belong together while they follow each other within a second, for five at most (web.dev/articles/cls). */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;

/** Gathers what the browser observes into the five measures; what was never observed is left out. */
export const createTimings = () => {
  const seen = new Map<Name, number>();
  const interactions = new Map<number, number>();
  let shift = { from: 0, last: 0, sum: 0 };
  const takeShift = ({ startTime, value = 0, hadRecentInput }: TimingEntry): void => {
    if (hadRecentInput) return;
    const goesOn = shift.sum > 0 && startTime - shift.last < SHIFT_GAP_MS && startTime - shift.from < SHIFT_WINDOW_MS;
    shift = goesOn ? { ...shift, last: startTime, sum: shift.sum + value } : { from: startTime, last: startTime, sum: value };
    seen.set('CLS', Math.max(seen.get('CLS') ?? 0, shift.sum));
  };
  return {
    take: (entry: TimingEntry): void => {
      if (entry.entryType === 'navigation' && entry.responseStart) seen.set('TTFB', entry.responseStart);
      else if (entry.entryType === 'paint' && entry.name === 'first-contentful-paint') seen.set('FCP', entry.startTime);
      else if (entry.entryType === 'largest-contentful-paint') seen.set('LCP', entry.startTime);
      else if (entry.entryType === 'layout-shift') takeShift(entry);
      else if (entry.entryType === 'event' && entry.interactionId)
        interactions.set(entry.interactionId, Math.max(interactions.get(entry.interactionId) ?? 0, entry.duration));
    },
    /** The slowest interaction, leaving out one in fifty (web.dev/articles/inp). */
    measures: (): Measures['measures'] => {
      const slowest = [...interactions.values()].toSorted((a, b) => b - a)[Math.floor(interactions.size / 50)];
      const all = new Map([...seen, ...(slowest === undefined ? [] : [['INP', slowest] as const])]);
      return [...all].map(([name, value]) => ({ name, value: Math.round(value * 1000) / 1000 }));
    },
  };
};

/** Which kind of page an address is: the address itself is not told. */
export const kindOfPage = (pathname: string): Page => {
  const path = localeOfPath(pathname) ? pathname.replace(/^\/[^/]+/, '') : pathname;
  if (path === '' || path === '/') return 'home';
  const [, first] = path.split('/');
  const kinds: Readonly<Record<string, Page>> = { c: 'list', p: 'product', cart: 'cart', checkout: 'checkout' };
  return kinds[first ?? ''] ?? 'other';
};

const TYPES = ['navigation', 'paint', 'largest-contentful-paint', 'layout-shift', 'event'] as const;

/** Observes the page that was arrived at, and says once, when it is left, how fast it was (spec 1 §7). */
export const sendTimings = (shop: LocaleId): void => {
  const timings = createTimings();
  const page = kindOfPage(location.pathname);
  const observers = TYPES.filter((type) => PerformanceObserver.supportedEntryTypes.includes(type)).map((type) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) timings.take(entry);
    });
    observer.observe({ type, buffered: true });
    return observer;
  });
  const send = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    for (const observer of observers) {
      for (const entry of observer.takeRecords()) timings.take(entry);
      observer.disconnect();
    }
    const measures = timings.measures();
    if (measures.length === 0) return;
    const body: Measures = { shop, page, measures };
    navigator.sendBeacon(`${wire['fapi.performanceIngest'][1]}?locale=${shop}`, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', send);
};
