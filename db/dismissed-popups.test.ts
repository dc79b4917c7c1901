import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { dismissPopup, nextPopup } from './dismissed-popups.ts';
import { WaymarkDatabase } from './schema.ts';

test('one pop-up at a time, and none that was closed', async () => {
  const db = new WaymarkDatabase('popups');
  const names = ['newsletter-spring', 'account-hint'];
  expect(await nextPopup(db, names)).toBe('newsletter-spring');
  await dismissPopup(db, 'newsletter-spring');
  await dismissPopup(db, 'newsletter-spring');
  expect(await nextPopup(db, names)).toBe('account-hint');
  await dismissPopup(db, 'account-hint');
  expect(await nextPopup(db, names)).toBeNull();
  expect(await nextPopup(db, [])).toBeNull();
});
