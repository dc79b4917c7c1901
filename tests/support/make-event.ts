import type { CollectedEvent } from '#contract/collected-event.ts';

/** Ids that rise with the number, in the form that the contract asks for. */
export const eventId = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

const common = (number: number) => ({ id: eventId(number), at: '2026-11-21T09:00:00.000Z', shop: 'en-us', page: 'Home' }) as const;

export const makeAnalyticsEvent = (number: number, params: Record<string, string> = {}): CollectedEvent => ({
  ...common(number),
  kind: 'analytics',
  visitor: eventId(0),
  name: 'page_view',
  params,
});

export const makeTimingEvent = (number: number): CollectedEvent => ({
  ...common(number),
  kind: 'timing',
  navigation: 'navigate',
  measures: [{ name: 'LCP', value: 1200 }],
});

/** An impression as the SDK hands it over; `revision` is part of its envelope. */
export const makeExperimentEvent = (number: number, revision = '1'): CollectedEvent => ({
  ...common(number),
  kind: 'experiment',
  payload: {
    account_id: '1',
    project_id: '2',
    revision,
    anonymize_ip: true,
    visitors: [
      {
        visitor_id: 'v',
        attributes: [],
        snapshots: [
          {
            decisions: [
              { campaign_id: '3', experiment_id: '4', variation_id: '5', metadata: { rule_key: 'rule', variation_key: 'a', enabled: true } },
            ],
            events: [{ entity_id: '3', key: 'campaign_activated', timestamp: 1_795_000_000_000, uuid: eventId(number) }],
          },
        ],
      },
    ],
  },
});

/** Ids of the events in a request's body, of whichever form. */
export const idsIn = (body: string): string[] => {
  const { events, visitors } = JSON.parse(body) as {
    events?: readonly { id: string }[];
    visitors?: readonly { snapshots: readonly { events: readonly { uuid: string }[] }[] }[];
  };
  return events
    ? events.map(({ id }) => id)
    : (visitors ?? []).flatMap(({ snapshots }) => snapshots.flatMap((one) => one.events.map(({ uuid }) => uuid)));
};
