import { afterEach, expect, it } from 'vitest';
import { arrival, forgetArrival, takeArrival } from './arrival.ts';
import { leadSource } from './request-headers.ts';

const before = location.href;
afterEach(() => {
  forgetArrival();
  history.replaceState(null, '', before);
});
const arriveAt = (search: string): void => history.replaceState({ mark: 1 }, '', `/en-us/sign-up${search}`);

it('takes the parameters of a link out of the address and leaves the others and the history as they were', () => {
  arriveAt(
    '?join=no&consumerId=a.b&email=ada%40waymark.example&storeNum=US-1&leadSource=mail&referral_code=R1&enrollment_marketing_source=spring#top',
  );
  const entries = history.length;
  takeArrival();
  expect(`${location.search}${location.hash}`).toBe('?join=no#top');
  expect([history.length, history.state]).toEqual([entries, { mark: 1 }]);
  expect(arrival()).toEqual({
    consumerId: 'a.b',
    email: 'ada@waymark.example',
    storeNum: 'US-1',
    leadSource: 'mail',
    referral_code: 'R1',
    enrollment_marketing_source: 'spring',
  });
  expect(leadSource(), 'still goes with the loyalty token').toBe('mail');
});

it('leaves an address without them untouched, letter by letter', () => {
  arriveAt('?q=a+b%20c');
  takeArrival();
  expect(location.search).toBe('?q=a+b%20c');
  expect(arrival()).toEqual({});
});

it('is forgotten once it has served, and cuts what is longer than any of ours', () => {
  arriveAt(`?email=${'x'.repeat(5000)}`);
  takeArrival();
  expect(arrival().email).toHaveLength(200);
  forgetArrival();
  expect(arrival()).toEqual({});
  expect(Object.keys(sessionStorage).filter((key) => key.includes('arrival'))).toEqual([]);
});
