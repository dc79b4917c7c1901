import type { CollectedEvent } from '#contract/collected-event.ts';
import type { PageType } from '#contract/constants.ts';
import { DEFAULT_LOCALE, type LocaleId } from '#contract/locales.ts';
import type { ExperimentPayload } from './sdk.ts';

interface SentEvent {
  readonly uuid?: unknown;
  readonly timestamp?: unknown;
}

/** The single event of a payload: the SDK passes each separately. */
const firstEvent = (payload: ExperimentPayload): SentEvent | undefined => {
  const { visitors } = payload as { visitors?: readonly { snapshots?: readonly { events?: readonly SentEvent[] }[] }[] };
  return visitors?.[0]?.snapshots?.[0]?.events?.[0];
};

/** The event for the queue, with the id that the SDK gave it; undefined for a payload of another form. */
export const toCollectedEvent = (
  payload: ExperimentPayload,
  shop: LocaleId = DEFAULT_LOCALE,
  page: PageType = 'Other',
): CollectedEvent | undefined => {
  const { uuid, timestamp } = firstEvent(payload) ?? {};
  if (typeof uuid !== 'string' || typeof timestamp !== 'number') return undefined;
  return { kind: 'experiment', id: uuid, at: new Date(timestamp).toISOString(), shop, page, payload };
};
