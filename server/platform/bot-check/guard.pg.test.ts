import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls/calls.ts';
import { calls } from '#contract/calls/calls.ts';
import { PROVABLE } from '#contract/proof.ts';
import type { Db, OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { createBotCheck, createWork } from './bot-check.ts';
import { ChallengeNeeded } from '#server/platform/http/call-guard.ts';
import { createGuard } from './guard.ts';
import { createRecaptcha } from './recaptcha.ts';
import { createSuspicion } from './suspicion.ts';
import { solve } from './testing.ts';

let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

let now = new Date('2026-11-21T12:00:00Z');
const clock = () => now;

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
    await expect(always.assertHuman(db, 'cart.placeOrder', undefined, '192.0.2.1')).rejects.toMatchObject({ code: 'AUT403' });
    await always.assertHuman(db, 'cart.placeOrder', solve(always.issue('placeOrder')), '192.0.2.1');
    const never = createBotCheck(clock, undefined, 'never');
    for (let n = 0; n < 50; n += 1) await never.assertHuman(db, 'auth.signin', undefined, '192.0.2.1');
  });

  it.each(Object.entries(PROVABLE))('for %s is one of the action %s', async (call, action) => {
    const bots = createBotCheck(clock, undefined, 'always');
    const other = action === 'login' ? 'register' : 'login';
    await expect(bots.assertHuman(db, call as CallName, solve(bots.issue(other)), '192.0.2.1')).rejects.toMatchObject({ code: 'AUT403' });
    await bots.assertHuman(db, call as CallName, solve(bots.issue(action)), '192.0.2.1');
  });

  it('is asked of nobody for anything else', async () => {
    await createBotCheck(clock, undefined, 'always').assertHuman(db, 'cart.get', undefined, '192.0.2.1');
  });
});

describe('the check behind a 403', () => {
  const guardOf = (perMinute: number) => createGuard(createBotCheck(clock, createWork(clock, 'of the shop')), createSuspicion(clock, perMinute));

  it('comes after more changes within a minute than a person makes, and goes with the answer to it', async () => {
    const guard = guardOf(3);
    for (let n = 0; n < 3; n += 1) await guard.admit(db, change());
    await expect(guard.admit(db, change())).rejects.toBeInstanceOf(ChallengeNeeded);
    await expect(guard.meet(db, 'nothing', asker())).rejects.toMatchObject({ code: 'AUT403' });
    await expect(guard.meet(db, solve(guard.issue('login')), asker())).rejects.toMatchObject({ code: 'AUT403' });
    await expect(guard.admit(db, change())).rejects.toBeInstanceOf(ChallengeNeeded);
    await guard.meet(db, solve(guard.issue('person')), asker());
    await guard.admit(db, change());
  });

  it('counts no reads, nobody else’s changes, and none that are a minute old', async () => {
    const guard = guardOf(1);
    const alice = { ...change(), ...asker('192.0.2.6') };
    await guard.admit(db, alice);
    await guard.admit(db, { ...alice, effect: 'read' });
    await guard.admit(db, { ...change(), ...asker('192.0.2.2') });
    await guard.admit(db, { ...change(), sessionId: 'one', isGuest: false });
    now = new Date(now.getTime() + 60_001);
    await guard.admit(db, alice);
    await expect(guard.admit(db, alice)).rejects.toBeInstanceOf(ChallengeNeeded);
  });

  it('counts the changes at all processes of the shop together', async () => {
    const guards = [guardOf(3), guardOf(3)];
    const mallory = asker('192.0.2.4');
    const admitted = await Promise.allSettled([...guards, ...guards, ...guards].map((guard) => guard.admit(db, { ...change(), ...mallory })));
    expect(admitted.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('is met for all processes of the shop, at whichever of them it was met', async () => {
    const [one, another] = [guardOf(1), guardOf(1)];
    const eve = asker('192.0.2.3');
    await one.admit(db, { ...change(), ...eve });
    for (const guard of [one, another]) await expect(guard.admit(db, { ...change(), ...eve })).rejects.toBeInstanceOf(ChallengeNeeded);
    await one.meet(db, solve(another.issue('person')), eve);
    await another.admit(db, { ...change(), ...eve });
    await expect(one.admit(db, { ...change(), ...eve }), 'once, and not from now on').rejects.toBeInstanceOf(ChallengeNeeded);
  });

  it('does not count a change that is undone', async () => {
    const guard = guardOf(1);
    const trudy = { ...change(), ...asker('192.0.2.5') };
    const undone = db.transaction(async (tx) => {
      await guard.admit(tx, trudy);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await guard.admit(db, trudy);
  });

  it('is set to never', async () => {
    const guard = guardOf(0);
    for (let n = 0; n < 500; n += 1) await guard.admit(db, change());
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
    expect(await judge.check(db, 'login', 'token', '192.0.2.1')).toBe(true);
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
      expect(await says(answer).check(db, 'login', 'token', '192.0.2.1')).toBe(false);
  });

  it('keeps people out rather than programs in where Google does not answer', async () => {
    expect(await judgeOf(() => Promise.reject(new TypeError('no route'))).check(db, 'login', 'token', '192.0.2.1')).toBe(false);
    expect(await judgeOf(() => Promise.resolve(new Response('<html>'))).check(db, 'login', 'token', '192.0.2.1')).toBe(false);
  });

  it('stands in the place of the shop’s own work', async () => {
    const bots = createBotCheck(clock, says({ success: true, score: 0.9, action: 'placeOrder' }), 'always');
    await bots.assertHuman(db, 'cart.placeOrder', 'token', '192.0.2.1');
    await expect(bots.assertHuman(db, 'auth.signin', 'token', '192.0.2.1')).rejects.toMatchObject({ code: 'AUT403' });
  });
});

it('the shop’s own work is one of this shop', async () => {
  const work = createWork(clock);
  expect(await work.check(db, 'login', solve(work.issue('login')), '')).toBe(true);
});
