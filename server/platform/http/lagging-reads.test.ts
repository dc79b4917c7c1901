import { expect, it } from 'vitest';
import type { CallRow } from '#contract/calls/call.ts';
import { type CallName, calls } from '#contract/calls/calls.ts';
import { isShownToAll, mayLag } from './lagging-reads.ts';

const rows = Object.entries(calls) as [CallName, CallRow][];

it('what a standby may answer is public: no session, cart, order or account', () => {
  const lagging = rows.filter(([, row]) => mayLag(row)).map(([name]) => name);
  expect(lagging).toEqual(
    expect.arrayContaining(['products.details', 'products.productSearch', 'products.reviews', 'content.page', 'photo.streamsRecent']),
  );
  expect(lagging.filter((name) => /^(?:auth|cart|orders|consumer|wishlists|loyalty|moderation|contentAdmin|agent)\./.test(name))).toEqual([]);
});

it('changes of what everybody sees wait for the standby, and changes of carts and orders do not', () => {
  const held = rows.filter(([name, row]) => isShownToAll(name, row)).map(([name]) => name);
  expect(held).toEqual(
    expect.arrayContaining([
      'products.writeReview',
      'products.askQuestion',
      'moderation.decide',
      'contentAdmin.publish',
      'photo.userMedia',
      'consumer.erase',
    ]),
  );
  expect(held.filter((name) => /^(?:cart|orders|wishlists)\./.test(name))).toEqual([]);
});
