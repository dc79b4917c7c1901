import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { CONSENT_PERFORMANCE, type PageType } from '#contract/constants.ts';
import type { LocaleId } from '#contract/locales.ts';
import { pageTypeOf } from '#domain/page-type.ts';
import { newId } from '#db/mutations/new-id.ts';
import { consent } from '#src/base/consent/consent.ts';
import { openSink } from './sink.ts';
import type { DecisionsClient } from '#workers/decisions/types.ts';

type Name = Metric['name'];

export interface Measured {
  readonly page: PageType;
  /** A document, or a change of route within one. */
  readonly navigation: 'navigate' | 'soft';
  readonly measures: readonly { readonly name: Name; readonly value: number }[];
}

type Observed = Pick<Metric, 'name' | 'value' | 'navigationType' | 'navigationURL'>;

/**
 * Gathers metrics by page type. Changes of route within a document are measured where the browser reports them; their time to the first byte is none.
 * A metric that changes is kept as it was last.
 */
export const gatherTimings = (typeOf: (url: string | undefined) => PageType) => {
  const reported = new Set<string>();
  const pages = new Map<string, Omit<Measured, 'measures'> & { readonly values: Map<Name, number> }>();
  return {
    take: ({ name, value, navigationType, navigationURL }: Observed): void => {
      const isSoft = navigationType === 'soft-navigation';
      const key = isSoft ? (navigationURL ?? '') : '';
      if ((isSoft && name === 'TTFB') || reported.has(key)) return;
      const known = pages.get(key) ?? {
        page: typeOf(isSoft ? navigationURL : undefined),
        navigation: isSoft ? 'soft' : 'navigate',
        values: new Map<Name, number>(),
      };
      pages.set(key, known);
      known.values.set(name, Math.round(value * 1000) / 1000);
    },
    /** What there is to tell. Each page is told once, when it is first put away. */
    drain: (): Measured[] => {
      for (const key of pages.keys()) reported.add(key);
      const all = [...pages.values()].map(({ values, ...page }) => ({ ...page, measures: [...values].map(([name, value]) => ({ name, value })) }));
      pages.clear();
      return all.filter(({ measures }) => measures.length > 0);
    },
  };
};

/** Once the page may be measured. */
export const startTimings = async (shop: LocaleId, arrivedAt: PageType): Promise<void> => {
  const { track } = await openSink(shop);
  queueTimings(shop, arrivedAt, track);
};

/**
 * Queues, when the page is put away, how fast it was (spec 1 §7): the type of the page, never its address. Each page is an event that is kept and sent as
 * the others are.
 */
const queueTimings = (shop: LocaleId, arrivedAt: PageType, track: DecisionsClient['track']): void => {
  const timings = gatherTimings((url) => (url === undefined ? arrivedAt : pageTypeOf(new URL(url, location.href).pathname)));
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(timings.take, { reportSoftNavs: true });
  // web-vitals reports what is final with the same event, from listeners that were there before this one; the queue's beacon leaves after them, since
  // it does not ask to hear of the event on its way down.
  const onHidden = (): void => {
    if (document.visibilityState !== 'hidden' || !consent.granted(CONSENT_PERFORMANCE)) return;
    const at = new Date().toISOString();
    track(...timings.drain().map((measured) => ({ kind: 'timing' as const, id: newId(), at, shop, ...measured, measures: [...measured.measures] })));
  };
  document.addEventListener('visibilitychange', onHidden, true);
};
