import { describe, expect, it } from 'vitest';
import { checkGift, giftDraft, giftOf } from './gift-option.ts';

describe('a gift option', () => {
  it('needs somebody and an address to go to', () => {
    expect(checkGift(giftDraft())).toEqual({ to: true, email: true });
    expect(checkGift({ to: '  ', email: 'ada@example', message: '' })).toEqual({ to: true, email: true });
  });

  it('needs no message', () => {
    expect(checkGift({ to: 'Ada', email: 'ada@example.com', message: '' })).toEqual({});
  });

  it('goes into the basket without the spaces around it', () => {
    expect(giftOf({ to: ' Ada ', email: ' ada@example.com ', message: ' Enjoy\n' })).toEqual({
      to: 'Ada',
      email: 'ada@example.com',
      message: 'Enjoy',
    });
  });

  it('begins with what was said before', () => {
    expect(giftDraft({ to: 'Ada', message: 'Hi' })).toEqual({ to: 'Ada', email: '', message: 'Hi' });
  });
});
