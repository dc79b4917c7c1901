import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/calls/checkout.ts';
import { caseReceived } from './case-emails.ts';
import { orderNews } from './order-news.ts';

const order = { orderNumber: 'WM-AAAAA-BBBBB', st: 'proof', items: [], shipments: [], totals: { currency: 'USD' } } as unknown as Order;
const cancelled = (locale: 'en-us' | 'en-ca' | 'en-gb' | 'de-de') =>
  orderNews({ order, kind: 'cancelled', amount: 10_00 }, locale, 'https://shop.example');

describe('an email', () => {
  it('spells as the country of its reader does', () => {
    expect(cancelled('en-us').subject).toBe('Your order WM-AAAAA-BBBBB is canceled');
    for (const locale of ['en-ca', 'en-gb'] as const) {
      const { subject, text, html } = cancelled(locale);
      expect(subject).toBe('Your order WM-AAAAA-BBBBB is cancelled');
      expect(text + html).not.toContain('canceled');
    }
    expect(cancelled('de-de').subject).toBe('Ihre Bestellung WM-AAAAA-BBBBB ist storniert');
  });

  it('counts business days in America, and working days in Britain', () => {
    const read = (locale: 'en-us' | 'en-gb') => {
      const { text, html } = caseReceived({ number: 'C-1', kind: 'warranty' }, locale);
      return text + html;
    };
    expect(read('en-us')).toContain('three business days');
    expect(read('en-gb')).toContain('three working days');
    expect(read('en-gb')).not.toContain('business');
  });
});
