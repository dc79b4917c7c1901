import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { leaveDatabase } from '#tests/support/released-database.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { createLaneStore } from './list-sync-store.ts';
import { createPopups } from './popups.ts';

test('one pop-up is shown at a time, and none that was closed', async () => {
  const db = new WaymarkDatabase('popups');
  const popups = createPopups(createLaneStore<true>(db));
  const names = ['newsletter-spring', 'account-hint'];
  expect(await popups.next(names)).toBe('newsletter-spring');
  await popups.dismiss('newsletter-spring');
  await popups.dismiss('newsletter-spring');
  expect(await popups.next(names)).toBe('account-hint');
  await popups.dismiss('account-hint');
  expect(await popups.next(names)).toBeNull();
  expect(await popups.next([])).toBeNull();
  db.close();
});

test('a pop-up that was closed on this device stays closed for every person', async () => {
  const db = new WaymarkDatabase('popups-people');
  const popups = createPopups(createLaneStore<true>(db));
  await db.identity.put({ id: 'current', subject: 'ada', type: 'Registered' });
  await popups.dismiss('newsletter-spring');
  await db.identity.put({ id: 'current', subject: 'bea', type: 'Registered' });
  expect(await popups.next(['newsletter-spring'])).toBeNull();
  db.close();
});

test('a pop-up that was closed with an earlier release stays closed', async () => {
  await leaveDatabase('popups-upgrade', 1, {
    popups: [{ id: 'newsletter-spring', at: '2026-11-01T09:00:00.000Z' }],
    lanes: [{ lane: 'cart', nextSeq: 4 }],
  });
  const db = new WaymarkDatabase('popups-upgrade');
  expect(await createPopups(createLaneStore<true>(db)).next(['newsletter-spring', 'account-hint'])).toBe('account-hint');
  expect((await db.lanes.get('cart'))?.nextSeq).toBe(4);
  db.close();
});
