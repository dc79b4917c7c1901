import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { hasZeroBits, PROVABLE } from '#contract/proof.ts';
import { createBotCheck, createWork } from './bot-check.ts';
import { ChallengeNeeded, createGuard } from './guard.ts';
import { createRecaptcha } from './recaptcha.ts';
import { createSuspicion } from './suspicion.ts';

let now = new Date('2026-11-21T12:00:00Z');
const clock = () => now;

const solve = (given: object): string => {
  const { challenge, bits } = given as { challenge: string; bits: number };
  for (let counter = 0; ; counter += 1) {
    const response = `${challenge}.${counter}`;
    if (hasZeroBits(createHash('sha256').update(response).digest(), bits)) return response;
  }
};
const asker = (clientAddress = '192.0.2.1') => ({ sessionId: undefined, isGuest: true, clientAddress });
const change = (call: CallName = 'cart.addItem', proof?: unknown) => ({ call, effect: 'change' as const, proof, ...asker() });

interface Shaped {
  readonly shape?: object;
  /** A body of several kinds has them as options. */
  readonly def?: { readonly options?: readonly Shaped[] };
}
const shapesOf = ({ def, shape = {} }: Shaped): object[] => def?.options?.flatMap(shapesOf) ?? [shape];

it('asks for a proof only where the call can carry one and says so', () => {
  for (const name of Object.keys(PROVABLE)) {
    const row = calls[name as CallName] as { body?: Shaped; query?: Shaped; errors: readonly string[] };
    const shapes = shapesOf(row.body ?? row.query ?? {});
    expect([name, shapes.map((shape) => 'recaptcha_response' in shape)]).toEqual([name, shapes.map(() => true)]);
    expect([name, row.errors.includes('AUT403')]).toEqual([name, true]);
  }
});

describe('a proof', () => {
  it('is wanted for every use where the shop is set so, and never where it is set so', async () => {
    const always = createBotCheck(clock, undefined, 'always');
    await expect(always.assertPerson('cart.placeOrder', undefined, '192.0.2.1')).rejects.toMatchObject({ code: 'AUT403' });
    await always.assertPerson('cart.placeOrder', solve(always.issue('placeOrder')), '192.0.2.1');
    const never = createBotCheck(clock, undefined, 'never');
    for (let n = 0; n < 50; n += 1) await never.assertPerson('auth.signin', undefined, '192.0.2.1');
  });

  it.each(Object.entries(PROVABLE))('for %s is one of the action %s', async (call, action) => {
    const bots = createBotCheck(clock, undefined, 'always');
    const other = action === 'login' ? 'register' : 'login';
    await expect(bots.assertPerson(call as CallName, solve(bots.issue(other)), '192.0.2.1')).rejects.toMatchObject({ code: 'AUT403' });
    await bots.assertPerson(call as CallName, solve(bots.issue(action)), '192.0.2.1');
  });

  it('is asked of nobody for anything else', async () => {
    await createBotCheck(clock, undefined, 'always').assertPerson('cart.get', undefined, '192.0.2.1');
  });
});

describe('the check behind a 403', () => {
  const guardOf = (perMinute: number) => createGuard(createBotCheck(clock), createSuspicion(clock, perMinute));

  it('comes after more changes within a minute than a person makes, and goes with the answer to it', async () => {
    const guard = guardOf(3);
    for (let n = 0; n < 3; n += 1) await guard.admit(change());
    await expect(guard.admit(change())).rejects.toBeInstanceOf(ChallengeNeeded);
    await expect(guard.meet('nothing', asker())).rejects.toMatchObject({ code: 'AUT403' });
    await expect(guard.meet(solve(guard.issue('login')), asker())).rejects.toMatchObject({ code: 'AUT403' });
    await expect(guard.admit(change())).rejects.toBeInstanceOf(ChallengeNeeded);
    await guard.meet(solve(guard.issue('person')), asker());
    await guard.admit(change());
  });

  it('counts no reads, nobody else’s changes, and none that are a minute old', async () => {
    const guard = guardOf(1);
    await guard.admit(change());
    await guard.admit({ ...change(), effect: 'read' });
    await guard.admit({ ...change(), ...asker('192.0.2.2') });
    await guard.admit({ ...change(), sessionId: 'one', isGuest: false });
    now = new Date(now.getTime() + 60_001);
    await guard.admit(change());
    await expect(guard.admit(change())).rejects.toBeInstanceOf(ChallengeNeeded);
  });

  it('is set to never', async () => {
    const guard = guardOf(0);
    for (let n = 0; n < 500; n += 1) await guard.admit(change());
  });
});

describe('reCAPTCHA', () => {
  const asked: { url: string; body: string }[] = [];
  const judgeOf = (answer: () => Promise<Response>) =>
    createRecaptcha({
      siteKey: 'site',
      secret: 'hush',
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      fetch: (url, init) => {
        asked.push({
          url: url instanceof Request ? url.url : url.toString(),
          body: init?.body instanceof URLSearchParams ? init.body.toString() : '',
        });
        return answer();
      },
    });
  const says = (answer: object) => judgeOf(() => Promise.resolve(Response.json(answer)));

  it('tells the page its site key, and Google the secret', async () => {
    const judge = says({ success: true, score: 0.9, action: 'login' });
    expect(judge.issue('login')).toEqual({ siteKey: 'site' });
    expect(await judge.check('login', 'token', '192.0.2.1')).toBe(true);
    expect(asked.at(-1)).toEqual({
      url: 'https://www.google.com/recaptcha/api/siteverify',
      body: 'secret=hush&response=token&remoteip=192.0.2.1',
    });
  });

  it('takes no token of another action, of a likely program, or that Google does not know', async () => {
    for (const answer of [
      { success: true, score: 0.9, action: 'register' },
      { success: true, score: 0.4, action: 'login' },
      { success: false },
      { success: true },
    ])
      expect(await says(answer).check('login', 'token', '192.0.2.1')).toBe(false);
  });

  it('keeps people out rather than programs in where Google does not answer', async () => {
    expect(await judgeOf(() => Promise.reject(new TypeError('no route'))).check('login', 'token', '192.0.2.1')).toBe(false);
    expect(await judgeOf(() => Promise.resolve(new Response('<html>'))).check('login', 'token', '192.0.2.1')).toBe(false);
  });

  it('stands in the place of the shop’s own work', async () => {
    const bots = createBotCheck(clock, says({ success: true, score: 0.9, action: 'placeOrder' }), 'always');
    await bots.assertPerson('cart.placeOrder', 'token', '192.0.2.1');
    await expect(bots.assertPerson('auth.signin', 'token', '192.0.2.1')).rejects.toMatchObject({ code: 'AUT403' });
  });
});

it('the shop’s own work is one of this shop', async () => {
  const work = createWork(clock);
  expect(await work.check('login', solve(work.issue('login')), '')).toBe(true);
});
