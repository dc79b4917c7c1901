import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { bodyInTime } from './body-in-time.ts';

const app = new Hono().post(
  '/',
  bodyInTime(16, (c) => c.text('too large', 413), 50),
  async (c) => c.json(await c.req.json()),
);
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  app.request('/', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers }, duplex: 'half' } as RequestInit);

it('hands a body on that came whole', async () => {
  expect(await (await post('{"a":1}')).json()).toEqual({ a: 1 });
});

it('refuses one that is too large, told or not', async () => {
  const large = JSON.stringify('x'.repeat(20));
  const streamed = new ReadableStream({ start: (to) => (to.enqueue(new TextEncoder().encode(large)), to.close()) });
  for (const answer of [await post(large, { 'Content-Length': '22' }), await post(streamed)])
    expect([answer.status, await answer.text()]).toEqual([413, 'too large']);
});

it('cuts one that never ends, with and without a length', async () => {
  const endless = () => new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('{')) });
  for (const answer of [await post(endless()), await post(endless(), { 'Content-Length': '9' })]) {
    expect(answer.status).toBe(408);
    expect(answer.headers.get('Connection')).toBe('close');
  }
});
