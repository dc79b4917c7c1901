import { type CollectedEvent, COLLECTED_EVENTS_MAX, collectedEventSchema } from '#contract/collected-event.ts';
import { CONSENT_PERFORMANCE, type PageType } from '#contract/constants.ts';
import type { ConsentCategory } from '#contract/consent.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { DecisionsClient } from '#workers/decisions/types.ts';
import type { AnalyticsEvent } from './events.ts';

export interface DataLayerPorts {
  readonly granted: (category: ConsentCategory) => boolean;
  readonly shop: LocaleId;
  readonly page: () => PageType;
  readonly visitor: () => string;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly sink: Pick<DecisionsClient, 'track'>;
  /** A tag manager's container, where the shop has one. */
  readonly push?: ((event: AnalyticsEvent) => void) | undefined;
}

const LONGEST_TEXT = 200;
type Scalar = string | number | boolean;
const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);
const cut = (value: Scalar): Scalar => (typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : value);

const record = (fields: object): Record<string, Scalar> =>
  Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (isScalar(value) ? [[key, cut(value)]] : [])));

/** Parameters in the form of the wire: texts of limited length, nothing undefined, one level of items. */
const wireParams = (params: object): Record<string, Scalar | Record<string, Scalar>[]> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]): [string, Scalar | Record<string, Scalar>[]][] => {
      if (isScalar(value)) return [[key, cut(value)]];
      return Array.isArray(value) ? [[key, value.map((item: object) => record(item))]] : [];
    }),
  );

/** Makes an event of the data layer and hands it on. Without performance consent there is none. */
export const createDataLayer = ({ granted, shop, page, visitor, newId, now, sink, push }: DataLayerPorts) => {
  const track = (event: AnalyticsEvent): void => {
    if (!granted(CONSENT_PERFORMANCE)) return;
    const parsed = collectedEventSchema.safeParse({
      kind: 'analytics',
      id: newId(),
      at: now().toISOString(),
      shop,
      page: page(),
      visitor: visitor(),
      name: event.name,
      params: wireParams(event.params),
    } satisfies CollectedEvent);
    // A value that the wire does not allow loses its event, not the page.
    if (!parsed.success) return;
    sink.track(parsed.data);
    push?.(event);
  };
  return { track: (...events: readonly AnalyticsEvent[]): void => events.slice(0, COLLECTED_EVENTS_MAX).forEach(track) };
};
