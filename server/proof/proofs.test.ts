import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hasZeroBits, PROOF_BITS, PROOF_LIFE_S } from '#contract/proof.ts';
import { createBotCheck } from './bot-check.ts';
import { createProofs } from './proofs.ts';

let now = new Date('2026-11-21T12:00:00Z');
const clock = () => now;

const solve = (challenge: string): string => {
  for (let counter = 0; ; counter += 1) {
    const response = `${challenge}.${counter}`;
    if (hasZeroBits(createHash('sha256').update(response).digest(), PROOF_BITS)) return response;
  }
};
/** A counter that proves nothing. */
const unsolved = (challenge: string): string => {
  for (let counter = 0; ; counter += 1) {
    const response = `${challenge}.${counter}`;
    if (!hasZeroBits(createHash('sha256').update(response).digest(), PROOF_BITS)) return response;
  }
};

describe('a proof of work', () => {
  it('is taken once', () => {
    const proofs = createProofs(clock);
    const response = solve(proofs.issue('login'));
    expect(proofs.check('login', response)).toBe(true);
    expect(proofs.check('login', response)).toBe(false);
  });

  it('is for its action, and for a while', () => {
    const proofs = createProofs(clock);
    expect(proofs.check('register', solve(proofs.issue('login')))).toBe(false);
    const late = solve(proofs.issue('login'));
    now = new Date(now.getTime() + PROOF_LIFE_S * 1000 + 1);
    expect(proofs.check('login', late)).toBe(false);
  });

  it('is taken by every process of the shop, whichever of them asked for it', () => {
    const [one, another] = [createProofs(clock, 'of the shop'), createProofs(clock, 'of the shop')];
    expect(another.check('login', solve(one.issue('login')))).toBe(true);
    expect(createProofs(clock, 'of another shop').check('login', solve(one.issue('login')))).toBe(false);
  });

  it('has to be work, over a challenge of this shop', () => {
    const proofs = createProofs(clock);
    expect(proofs.check('login', unsolved(proofs.issue('login')))).toBe(false);
    expect(proofs.check('login', solve(createProofs(clock).issue('login')))).toBe(false);
    const mine = proofs.issue('login');
    expect(proofs.check('login', solve(mine.replace(/\.\d+\./, `.${now.getTime() + 9_000_000}.`)))).toBe(false);
    for (const rubbish of ['', '.', 'login', mine, `${mine}.x`, 'a.b.c.d.e']) expect(proofs.check('login', rubbish)).toBe(false);
  });
});

it.each([
  [[0, 0, 255], 16, true],
  [[0, 0, 255], 17, false],
  [[0, 0x1f], 11, true],
  [[0, 0x3f], 11, false],
  [[0], 16, false],
])('%j begins with %i zero bits: %s', (bytes, bits, answer) => {
  expect(hasZeroBits(Uint8Array.from(bytes), bits)).toBe(answer);
});

describe('the check for programs', () => {
  it('lets an address try ten times for nothing, and then wants a proof', async () => {
    const bots = createBotCheck(clock);
    const attempt = (response?: string, address = '192.0.2.1') => bots.assertPerson('auth.signin', response, address);
    for (let n = 0; n < 10; n += 1) await attempt();
    await expect(attempt()).rejects.toMatchObject({ code: 'AUT403' });
    await expect(attempt('nothing')).rejects.toMatchObject({ code: 'AUT403' });
    const { challenge } = bots.issue('login') as { challenge: string };
    await attempt(solve(challenge));
    await attempt(undefined, '192.0.2.2');
  });
});
