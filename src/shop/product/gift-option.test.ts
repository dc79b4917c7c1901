import { describe, expect, it } from 'vitest';
import { checkGift, giftDraft, giftOf, sendDays } from './gift-option.ts';

const NOW = new Date(2026, 10, 21, 12);
const draft = { to: 'Ada', email: 'ada@example.com', message: '', sendOn: '' };

describe('a gift option', () => {
  it('needs somebody and an address to go to', () => {
    expect(checkGift(giftDraft(), 'email', NOW)).toEqual({ to: true, email: true });
    expect(checkGift({ ...draft, to: '  ', email: 'ada@example' }, 'email', NOW)).toEqual({ to: true, email: true });
  });

  it('needs no message and no day', () => {
    expect(checkGift(draft, 'email', NOW)).toEqual({});
  });

  it('in a parcel needs no address', () => {
    expect(checkGift({ ...draft, email: '' }, 'message', NOW)).toEqual({});
    expect(giftOf({ ...draft, message: 'Hi', sendOn: '2026-12-24' }, 'message', NOW)).toEqual({ to: 'Ada', message: 'Hi' });
  });

  it('is sent from today on, within a year', () => {
    const { min, max } = sendDays(NOW);
    expect([min, max]).toEqual(['2026-11-21', '2027-11-20']);
    expect(checkGift({ ...draft, sendOn: '2026-11-20' }, 'email', NOW)).toEqual({ sendOn: true });
    expect(checkGift({ ...draft, sendOn: '2027-11-21' }, 'email', NOW)).toEqual({ sendOn: true });
    expect(checkGift({ ...draft, sendOn: max }, 'email', NOW)).toEqual({});
  });

  it('goes into the cart without the spaces around it, and at once where its day is today', () => {
    const typed = { to: ' Ada ', email: ' ada@example.com ', message: ' Enjoy\n', sendOn: '2026-12-24' };
    expect(giftOf(typed, 'email', NOW)).toEqual({ to: 'Ada', email: 'ada@example.com', message: 'Enjoy', sendOn: '2026-12-24' });
    expect(giftOf({ ...draft, sendOn: '2026-11-21' }, 'email', NOW)).toEqual({ to: 'Ada', email: 'ada@example.com', message: '' });
  });

  it('begins with what was said before', () => {
    expect(giftDraft({ to: 'Ada', message: 'Hi' })).toEqual({ to: 'Ada', email: '', message: 'Hi', sendOn: '' });
  });
});
