import { describe, expect, it } from 'vitest';
import { eventId, idsIn, makeAnalyticsEvent, makeExperimentEvent } from '#tests/support/make-event.ts';
import { BATCH_BYTES, planBatch, sinksOf } from './plan-batch.ts';
import type { QueuedEvent } from './ports.ts';

const queued = (events: readonly QueuedEvent['event'][]): QueuedEvent[] => events.map((event, index) => ({ seq: index + 1, event }));
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const COLLECTOR = { url: '/collect', kind: 'analytics' } as const;
const OURS = { url: '/experiments/v1/events', kind: 'experiment' } as const;

describe('sinks', () => {
  it('there is one sink per address, with experiments separate', () => {
    expect(sinksOf({ analytics: '/a', experiment: '/a', timing: '/t' })).toEqual([
      { url: '/a', kind: 'analytics' },
      { url: '/a', kind: 'experiment' },
      { url: '/t', kind: 'timing' },
    ]);
    expect(sinksOf({ analytics: '/a', experiment: '', timing: '' })).toEqual([{ url: '/a', kind: 'analytics' }]);
  });
});

describe('a batch', () => {
  it('without events there is no batch', () => {
    expect(planBatch(COLLECTOR, [], {})).toBeUndefined();
  });

  it('a batch contains the oldest hundred events', () => {
    const batch = planBatch(COLLECTOR, queued(numbers(130).map((number) => makeAnalyticsEvent(number))), {});
    expect(batch?.seqs).toEqual(numbers(100));
    expect(idsIn(batch?.body ?? '')).toEqual(numbers(100).map((number) => eventId(number)));
  });

  it('a batch is small enough for a beacon, and a larger event is sent alone', () => {
    const long = { text: 'é'.repeat(9_000) };
    const batch = planBatch(COLLECTOR, queued(numbers(8).map((number) => makeAnalyticsEvent(number, long))), {});
    expect(new TextEncoder().encode(batch?.body).length).toBeLessThanOrEqual(BATCH_BYTES);
    expect(batch?.seqs).toEqual([1, 2, 3]);
    const huge = queued([makeAnalyticsEvent(1, { text: 'x'.repeat(BATCH_BYTES) }), makeAnalyticsEvent(2)]);
    expect(planBatch(COLLECTOR, huge, {})?.seqs).toEqual([1]);
  });

  it('a batch reports how many events of its kind were dropped', () => {
    const batch = planBatch(COLLECTOR, queued([makeAnalyticsEvent(1)]), { analytics: 5, experiment: 9, timing: 0 });
    expect(JSON.parse(batch?.body ?? '')).toMatchObject({ dropped: 5 });
    expect(batch?.reported).toEqual({ analytics: 5 });
  });

  it('a batch of experiments is the payload of the SDK, with all visitors of one revision', () => {
    const batch = planBatch(OURS, queued([makeExperimentEvent(1), makeExperimentEvent(2), makeExperimentEvent(3, '2'), makeExperimentEvent(4)]), {});
    const body = JSON.parse(batch?.body ?? '') as { visitors: unknown[] };
    expect(body).toMatchObject({ account_id: '1', project_id: '2', revision: '1', anonymize_ip: true });
    expect(body.visitors).toHaveLength(3);
    expect(batch?.seqs).toEqual([1, 2, 4]);
  });

  it('a batch of experiments reports the count of dropped events to the shop and to no other host', () => {
    const rows = queued([makeExperimentEvent(1)]);
    expect(JSON.parse(planBatch(OURS, rows, { experiment: 4 })?.body ?? '')).toMatchObject({ dropped: 4 });
    const other = planBatch({ url: 'https://events.example/v1/events', kind: 'experiment' }, rows, { experiment: 4 });
    expect(JSON.parse(other?.body ?? '')).not.toHaveProperty('dropped');
    expect(other?.reported).toEqual({});
  });
});
