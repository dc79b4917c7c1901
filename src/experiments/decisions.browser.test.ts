import { expect, it, vi } from 'vitest';
import { makeAnalyticsEvent } from '#tests/support/make-event.ts';
import { decisionsFor } from './decisions.ts';

const queued = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('waymark-events');
    request.addEventListener('error', () => reject(request.error ?? new Error('open')));
    request.addEventListener('success', () => {
      const db = request.result;
      const count = db.transaction('queue').objectStore('queue').count();
      count.addEventListener('success', () => {
        db.close();
        resolve(count.result);
      });
    });
  });

it('the worker of this browser stores events, answers without a datafile, and erases what consent no longer covers', async () => {
  // An address where nobody answers: events wait.
  const client = decisionsFor('en-us', 'http://127.0.0.1:9/collect');
  expect(await client.decide({ userId: 'v', attributes: {}, flag: 'home_hero_cta' })).toBeNull();
  client.track(makeAnalyticsEvent(1), makeAnalyticsEvent(2));
  await vi.waitFor(async () => expect(await queued()).toBe(2));
  await client.erase(['analytics']);
  expect(await queued()).toBe(0);
});
