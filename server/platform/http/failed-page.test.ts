import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerFailedPage } from './failed-page.ts';

const answerTo = async (error: Error): Promise<Response> => {
  const app = new Hono();
  app.onError(answerFailedPage({ error: () => {} }));
  app.get('/', () => {
    throw error;
  });
  return app.request('/');
};

test('a page that needs a lost database can be asked for again', async () => {
  const cause = new Error('Connection terminated unexpectedly');
  const answer = await answerTo(new Error('Failed query: select 1', { cause }));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.text()).toBe('The shop cannot be reached for a moment. Please try again.');
});

test('a page that fails by a fault of ours says so', async () => {
  const answer = await answerTo(new TypeError('x is not a function'));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null]);
});
