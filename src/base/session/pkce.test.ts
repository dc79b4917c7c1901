import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { signInSchema } from '#contract/calls/auth.ts';
import { makeProof } from './pkce.ts';

it('makes a challenge that the shop takes, from a secret that is another each time', async () => {
  const [one, other] = [await makeProof(), await makeProof()];
  expect(one.codeChallenge).toBe(createHash('sha256').update(one.codeVerifier).digest('base64url'));
  expect(other.codeVerifier).not.toBe(one.codeVerifier);
  expect(signInSchema.shape.codeChallenge.parse(one.codeChallenge)).toBe(one.codeChallenge);
});
