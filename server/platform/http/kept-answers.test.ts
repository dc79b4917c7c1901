import { expect, it } from 'vitest';
import { keepAnswers } from './kept-answers.ts';

const shop = () => {
  const state = { version: 'one', at: 0, versionsRead: 0, status: 200, isDown: false };
  const asked: string[] = [];
  const answer = keepAnswers({
    version: async () => {
      state.versionsRead += 1;
      if (state.isDown) throw new Error('no database');
      return state.version;
    },
    now: () => state.at,
  });
  const ask = async (address: string): Promise<string> =>
    (
      await answer(address, async () => {
        asked.push(address);
        return Response.json({ of: state.version }, { status: state.status });
      })
    ).text();
  return { state, asked, ask };
};

it('asks once for an address while nothing changes, and again after a change', async () => {
  const { state, asked, ask } = shop();
  expect([await ask('/menu'), await ask('/menu'), await ask('/footer')]).toEqual(['{"of":"one"}', '{"of":"one"}', '{"of":"one"}']);
  expect(asked).toEqual(['/menu', '/footer']);
  state.version = 'two';
  expect(await ask('/menu')).toBe('{"of":"two"}');
});

it('asks again after five seconds: stock changes without a version', async () => {
  const { state, asked, ask } = shop();
  await ask('/menu');
  state.at = 4_999;
  await ask('/menu');
  state.at = 5_000;
  await ask('/menu');
  expect(asked).toHaveLength(2);
});

it('keeps no answer that is a failure', async () => {
  const { state, asked, ask } = shop();
  state.status = 503;
  await ask('/menu');
  await ask('/menu');
  expect(asked).toHaveLength(2);
});

it('asks, and keeps nothing, while the version cannot be read', async () => {
  const { state, asked, ask } = shop();
  state.isDown = true;
  await ask('/menu');
  expect(await ask('/menu')).toBe('{"of":"one"}');
  expect(asked).toHaveLength(2);
});

it('reads the version once for all that ask in the same turn', async () => {
  const { state, ask } = shop();
  await Promise.all([ask('/menu'), ask('/footer'), ask('/area')]);
  expect(state.versionsRead).toBe(1);
  await ask('/menu');
  expect(state.versionsRead).toBe(2);
});

it('forgets what was asked for longest ago when there is too much', async () => {
  const { asked, ask } = shop();
  for (let at = 0; at <= 500; at += 1) await ask(`/${at}`);
  await ask('/500');
  await ask('/0');
  expect(asked.filter((address) => address === '/500')).toHaveLength(1);
  expect(asked.filter((address) => address === '/0')).toHaveLength(2);
});
