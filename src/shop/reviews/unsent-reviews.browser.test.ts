import { beforeEach, expect, it, vi } from 'vitest';
import { countWaitingReviews, forgetUnsentReviews, noteUnsent, unsentReviews, untilReviewsSent } from './unsent-reviews.ts';

beforeEach(() => localStorage.clear());

it('knows what is on this device, over a reload and whatever else stands in its place', () => {
  noteUnsent('TRAIL001', 'draft');
  noteUnsent('TRAIL002', 'waiting');
  expect([unsentReviews(), countWaitingReviews()]).toEqual([{ TRAIL001: 'draft', TRAIL002: 'waiting' }, 1]);
  noteUnsent('TRAIL002', null);
  expect(unsentReviews()).toEqual({ TRAIL001: 'draft' });
  localStorage.setItem('waymark.unsent-reviews', '{"TRAIL003":"later"}');
  expect(unsentReviews()).toEqual({});
  localStorage.setItem('waymark.unsent-reviews', 'no JSON');
  expect(unsentReviews()).toEqual({});
});

it('lets a sign-out wait until what is finished was sent or refused, and forgets the rest', async () => {
  noteUnsent('TRAIL001', 'draft');
  noteUnsent('TRAIL002', 'waiting');
  const sent = vi.fn<() => void>();
  const waiting = untilReviewsSent().then(sent);
  await Promise.resolve();
  expect(sent).not.toHaveBeenCalled();
  noteUnsent('TRAIL002', 'refused');
  await waiting;
  expect(sent).toHaveBeenCalledOnce();
  forgetUnsentReviews();
  expect(unsentReviews()).toEqual({});
  await untilReviewsSent();
});
