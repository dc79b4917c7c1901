import { describe, expect, it } from 'vitest';
import { clientWith, refusal } from '#contract/client/testing.ts';
import { askDecisions } from './ask-decisions.ts';
import { decisionEvents, type Situation } from './decision-events.ts';

const situation: Situation = {
  variables: { app: 'installed' },
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
      { type: 'customVariables', variables: [{ variable: 'app', value: 'installed' }] },
    ]);
    expect(decisionEvents({ ...situation, variables: {} }).map(({ type }) => type)).not.toContain('customVariables');
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
      { type: 'customVariables', variables: [{ variable: 'app', value: 'installed' }] },
      { type: 'cart', currency: 'USD', items },
    ]);
  });
});

describe('decisions', () => {
  const request = { brand: 'waymark', customerId: '5bb3a1de-8f9b-4d06-8f2e-24a5b27cbbbf', events: decisionEvents(situation) };
  const decided = { experienceId: 'home-hero', variantId: 'returning', variantName: 'Returning visitors' };

  it('are asked for by brand, with a random id and no name', async () => {
    const { api, sent } = clientWith(Response.json({ decisions: [decided], recommendations: [] }));
    expect(await askDecisions(api, request)).toEqual([decided]);
    const [{ url, init } = expect.fail('nothing was sent')] = sent;
    expect(`${url.pathname}${url.search}`).toBe('/decision/api/engine/v1/decide/waymark?locale=fr-fr');
    expect(JSON.parse(init.body as string)).toEqual({ customerId: request.customerId, channel: 'ECOMM', events: request.events });
  });

  it('are those of a preview in a preview, where everything is granted', async () => {
    const { api, sent } = clientWith(Response.json({ decisions: [], recommendations: [] }), { preview: () => ({}) });
    await askDecisions(api, request);
    expect(sent[0]?.url.pathname).toBe('/preview/decision/api/engine/v1/decide/waymark');
  });

  it.each([
    ['nobody answers', async () => Promise.reject(new TypeError('offline'))],
    ['the answer is an error', async () => refusal(500, 'WMK500')],
    ['the answer is a page', async () => new Response('<html>')],
  ])('are none, and the last ones stay, where %s', async (_, answer) => {
    expect(await askDecisions(clientWith(answer).api, request)).toBeNull();
  });
});
