import { describe, expect, it, vi } from 'vitest';
import { askDecisions } from './ask-decisions.ts';
import { decisionEvents, type Situation } from './decision-events.ts';

const situation: Situation = {
  pageType: 'PLP',
  categoryId: '2100',
  productId: undefined,
  search: undefined,
  screen: { width: 390, height: 844 },
  language: 'en-US',
  userAgent: 'x'.repeat(900),
  referrer: 'https://news.example/people/jane?mail=jane@example.com',
  cart: null,
};

describe('what the decision engine is told', () => {
  it('is the page and the device, and of another site its origin alone', () => {
    expect(decisionEvents(situation)).toEqual([
      { type: 'pageView', pageType: 'PLP', categories: ['2100'] },
      { type: 'screenSize', width: 390, height: 844 },
      { type: 'language', language: 'en-US' },
      { type: 'userAgent', userAgent: 'x'.repeat(500) },
      { type: 'referrer', referrer: 'https://news.example' },
    ]);
  });

  it('has no language where the browser names none that the contract knows', () => {
    expect(decisionEvents({ ...situation, language: 'C' }).map(({ type }) => type)).not.toContain('language');
  });

  it('has product, search and cart where there are any', () => {
    const items = [{ productId: 'K7Q2M4XW', quantity: 2, unitPrice: 12_995 }];
    const events = decisionEvents({ ...situation, productId: 'K7Q2M4XW', search: 'boot', referrer: '', cart: { currency: 'USD', items } });
    expect(events.slice(4)).toEqual([
      { type: 'search', term: 'boot' },
      { type: 'productView', products: ['K7Q2M4XW'] },
      { type: 'cart', currency: 'USD', items },
    ]);
  });
});

describe('decisions', () => {
  const request = { brand: 'waymark', locale: 'en-us', customerId: '5bb3a1de-8f9b-4d06-8f2e-24a5b27cbbbf', events: decisionEvents(situation) };
  const decided = { experienceId: 'home-hero', variantId: 'returning', variantName: 'Returning visitors' };

  it('are asked for by brand, with a random id and no name', async () => {
    const send = vi.fn<typeof fetch>(async () => Response.json({ decisions: [decided], recommendations: [] }));
    expect(await askDecisions(request, send)).toEqual([decided]);
    const [url, init] = send.mock.calls[0]!;
    expect(url).toBe('/decision/api/engine/v1/decide/waymark?locale=en-us');
    expect(JSON.parse(init?.body as string)).toEqual({ customerId: request.customerId, channel: 'ECOMM', events: request.events });
  });

  it.each([
    ['nobody answers', async () => Promise.reject(new TypeError('offline'))],
    ['the answer is an error', async () => Response.json({}, { status: 500 })],
    ['the answer is a page', async () => new Response('<html>')],
    ['the answer has another form', async () => Response.json({ decisions: [{ experienceId: 1 }] })],
  ])('are none, and the last ones stay, where %s', async (_, send) => {
    expect(await askDecisions(request, send as typeof fetch)).toBeNull();
  });
});
