import { describe, expect, it } from 'vitest';
import { createNoticeStore } from './notices.ts';

describe('notices', () => {
  it('keeps the same words at two places apart', () => {
    const store = createNoticeStore();
    store.show({ level: 'item', target: 'line-1', title: 'Not available' });
    store.show({ level: 'item', target: 'line-2', title: 'Not available' });
    expect(store.getNotices()).toHaveLength(2);
  });

  it('renews a notice of the same title at the same place', () => {
    const store = createNoticeStore();
    store.show({ level: 'item', target: 'line-1', title: 'Maximum reached', text: 'At most 5' });
    store.show({ level: 'item', target: 'line-1', title: 'Maximum reached', text: 'At most 3' });
    expect(store.getNotices().map((notice) => notice.text)).toEqual(['At most 3']);
  });

  it('clears one place, or a whole level', () => {
    const store = createNoticeStore();
    store.show({ level: 'top', title: 'Session ended' });
    store.show({ level: 'input', target: 'giftCard', title: 'Gift card invalid' });
    store.show({ level: 'input', target: 'coupon', title: 'Promo expired' });
    store.clear('input', 'coupon');
    expect(store.getNotices().map((notice) => notice.title)).toEqual(['Session ended', 'Gift card invalid']);
    store.clear('input');
    expect(store.getNotices().map((notice) => notice.title)).toEqual(['Session ended']);
  });

  it('dismisses the one that was pressed and leaves its neighbours', () => {
    const store = createNoticeStore();
    store.show({ level: 'top', title: 'Session ended' });
    store.show({ level: 'top', title: 'Prices changed' });
    store.dismiss({ level: 'top', title: 'Session ended' });
    expect(store.getNotices().map((notice) => notice.title)).toEqual(['Prices changed']);
  });
});
