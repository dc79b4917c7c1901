import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Api, ApiError } from '#contract/client/client.ts';
import { hasZeroBits } from '#contract/proof.ts';
import { withProof } from './solve-challenge.ts';
import { workForProof } from './work-for-proof.ts';

const refused = (code: string): ApiError =>
  new ApiError({ code, status: 403, level: 'top', messageKey: 'error.captchaFailed', values: {}, serverMessage: '' } as never);

/** A shop that wants a proof for everything, and notes what it was asked. */
const wary = (taken: (proof: string) => boolean) => {
  const asked: { name: string; body?: { recaptcha_response?: string; username?: string } }[] = [];
  const api = (async (name: string, input?: { body?: { recaptcha_response?: string } }) => {
    asked.push({ name, ...input });
    if (name === 'auth.challenge') return { challenge: 'login.1.abc', bits: 9, expiresIn: 300 };
    if (!taken(input?.body?.recaptcha_response ?? '')) throw refused('AUT403');
    return { done: true };
  }) as unknown as Api;
  return { api: withProof(api), asked };
};
const isSolved = (proof: string): boolean => proof.startsWith('login.1.abc.') && hasZeroBits(createHash('sha256').update(proof).digest(), 9);
const body = { type: 'Registered', username: 'a@b.example', password: 'x', codeChallenge: 'y' } as const;

it('finds a counter whose digest begins with the bits', async () => {
  expect(isSolved(await workForProof('login.1.abc', 9))).toBe(true);
});

it('works for a proof where one is wanted, and asks the same again with it', async () => {
  const { api, asked } = wary(isSolved);
  expect(await api('auth.signin', { body })).toEqual({ done: true });
  expect(asked.map(({ name }) => name)).toEqual(['auth.signin', 'auth.challenge', 'auth.signin']);
  expect(asked[2]?.body).toMatchObject({ username: 'a@b.example' });
});

it('asks once more and no oftener', async () => {
  const { api, asked } = wary(() => false);
  await expect(api('auth.signin', { body })).rejects.toMatchObject({ code: 'AUT403' });
  expect(asked).toHaveLength(3);
});

it('lets every other refusal and every other call be', async () => {
  const api = withProof(() => Promise.reject(refused('AUT401')));
  await expect(api('auth.signin', { body })).rejects.toMatchObject({ code: 'AUT401' });
  const { api: other, asked } = wary(() => false);
  await expect(other('cart.get', { params: { basketId: 'x' } })).rejects.toMatchObject({ code: 'AUT403' });
  expect(asked).toHaveLength(1);
});

it('sends a proof with every card that is saved, also where none was asked for', async () => {
  const { api, asked } = wary(isSolved);
  await api('consumer.addPaymentInstrument', { params: { customerId: 'me' }, body: { token: 'tok-1' } } as never);
  expect(asked.map(({ name }) => name)).toEqual(['auth.challenge', 'consumer.addPaymentInstrument']);
  expect(asked[1]?.body).toMatchObject({ token: 'tok-1' });
});
