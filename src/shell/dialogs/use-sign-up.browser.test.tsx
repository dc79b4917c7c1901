import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { SignUp } from '#contract/sign-up.ts';
import { arrival, forgetArrival, takeArrival } from '#src/base/api/arrival.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { keepKnownShopper } from '#src/base/forms/known-shopper.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { useSignUp } from './use-sign-up.ts';

const before = location.href;
beforeEach(() => {
  history.replaceState(null, '', '?leadSource=spring-mail');
  takeArrival();
});
afterEach(() => {
  forgetArrival();
  history.replaceState(null, '', before);
});

/** The account is made; the sign-in that follows finds no shop. */
const api = (async (name: string) => {
  if (name !== 'auth.signup') throw new NoAnswer('network', false);
  return { consumerId: '1' };
}) as unknown as Api;

const Button = ({ body }: { readonly body: SignUp }) => {
  const { signUp } = useSignUp();
  const [outcome, setOutcome] = useState('join');
  return <button onClick={() => void signUp(body).then(setOutcome)}>{outcome}</button>;
};
const signUp = async (more: Partial<SignUp>): Promise<void> => {
  renderInPage(
    <WithApi api={api}>
      <Button body={{ email: 'ada@waymark.example', password: 'Trail-4-ever', ...more }} />
    </WithApi>,
  );
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveTextContent('created');
};

it('forgets the link that led to the account of a member: it was told with the sign-up', async () => {
  await signUp({ subscriptions: { loyaltyConsent: true } });
  expect(arrival()).toEqual({});
});

it('keeps it for whoever has not joined: in a later step they may, and tell it then', async () => {
  await signUp({ subscriptions: { loyaltyConsent: false } });
  expect(arrival()).toEqual({ leadSource: 'spring-mail' });
});

it('fills in what the shop knows of whoever comes by the letter to a subscriber', async () => {
  history.replaceState(null, '', '?consumerId=a.1.b&email=ada%40waymark.example');
  takeArrival();
  const asked: unknown[] = [];
  const known = (async (name: string, { body }: { readonly body: object }) => {
    asked.push([name, body]);
    return { firstName: 'Ada', phone: '5035550100', phoneCode: '1', postalCode: '97205', email: 'ada@waymark.example' };
  }) as unknown as Api;
  const Prefill = () => <output>{JSON.stringify(useSignUp().prefill)}</output>;
  renderInPage(
    <WithApi api={known}>
      <Prefill />
    </WithApi>,
  );
  const filled = { firstName: 'Ada', postalCode: '97205', email: 'ada@waymark.example', phone: '+1 5035550100' };
  await expect.element(page.getByRole('status')).toHaveTextContent(JSON.stringify(filled));
  // React's strict mode runs every effect twice.
  for (const ask of asked) expect(ask).toEqual(['consumer.retrieveUserData', { consumerId: 'a.1.b', email: 'ada@waymark.example' }]);
  expect(location.search).toBe('');
});

it('begins with what an order as a guest has told, and asks for the password once', async () => {
  keepKnownShopper({ firstName: 'Ada', lastName: 'Byron', email: 'ada@waymark.example', phone: '+1 206 555 0100', postalCode: '' });
  const Prefilled = () => {
    const { prefill, asksTwice } = useSignUp();
    return <output>{JSON.stringify({ prefill, asksTwice })}</output>;
  };
  renderInPage(
    <WithApi api={api}>
      <Prefilled />
    </WithApi>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent(
    JSON.stringify({
      prefill: { firstName: 'Ada', lastName: 'Byron', email: 'ada@waymark.example', phone: '+1 206 555 0100' },
      asksTwice: false,
    }),
  );
  keepKnownShopper(undefined);
});
