import { expect, it } from 'vitest';
import { giftCardEmail } from './gift-card.ts';

const MARKUP = '<img src=x onerror=go()><script>go()</script>';

it('brings what somebody has typed to a present as the text that it is', () => {
  const gift = { to: MARKUP, from: MARKUP, message: `${MARKUP}\n& all the best`, amount: 5000, currency: 'USD' as const, cardIds: [] };
  const { html, text } = giftCardEmail(gift, [{ number: '6006490000000000', pin: '1234' }], 'en-us', 'https://shop.test');
  expect(html).not.toMatch(/<img src=x|<script/);
  expect(html).toContain('&lt;img src=x onerror=go()&gt;&lt;script&gt;go()&lt;/script&gt;\n&amp; all the best');
  expect(text).toContain(`${MARKUP}\n& all the best`);
});
