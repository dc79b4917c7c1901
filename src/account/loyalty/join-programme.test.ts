import { expect, it } from 'vitest';
import { NoAnswer } from '#contract/client/client.ts';
import type { LoyaltyMember } from '#contract/calls/loyalty.ts';
import type { Api } from '#src/base/api/client.ts';
import { joinProgramme } from './join-programme.ts';

const JOINED: LoyaltyMember = { isLoyaltyMember: true, isConfirmed: false, currentLoyaltyPoints: 0, debt: 0, benefits: ['points'] };

const shopWith = (token: () => unknown): Api =>
  (async (name: string) => {
    if (name === 'loyalty.join') return JOINED;
    if (name === 'consumer.loyaltyToken') return token();
    throw new Error(`${name} is not asked here`);
  }) as unknown as Api;

it('the id that comes with the loyalty token is that of the new member', async () => {
  const member = await joinProgramme(
    shopWith(() => ({ memberId: 'WM1234567897' })),
    undefined,
  );
  expect(member).toEqual({ ...JOINED, memberId: 'WM1234567897' });
});

it('whoever has joined is a member, also when there is no loyalty token', async () => {
  const api = shopWith(() => {
    throw new NoAnswer('network', true);
  });
  expect(await joinProgramme(api, undefined)).toEqual(JOINED);
});
