import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { keepFiles } from './kept-files.ts';

/** Files by path, with how often each was read. */
const filesOf = (contents: Readonly<Record<string, string>>) => {
  const reads: string[] = [];
  const app = new Hono();
  app.get('/assets/*', keepFiles(), (c) => {
    const isSmall = c.req.header('Accept-Encoding')?.includes('br') === true;
    reads.push(c.req.path);
    const text = contents[c.req.path];
    if (text === undefined) return c.text('Not found', 404);
    if (c.req.header('Range')) return c.body(text.slice(0, 1), 206);
    return c.body(isSmall ? `br:${text}` : text, 200, {
      'Content-Length': `${text.length + (isSmall ? 3 : 0)}`,
      'Content-Type': 'text/javascript',
      ...(isSmall && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    });
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers });
    return { status: response.status, text: await response.text(), encoding: response.headers.get('Content-Encoding') };
  };
  return { get, reads };
};

it('reads a file once for each encoding that is accepted', async () => {
  const { get, reads } = filesOf({ '/assets/a.js': 'one' });
  for (let times = 0; times < 3; times += 1) {
    expect(await get('/assets/a.js')).toEqual({ status: 200, text: 'one', encoding: null });
    expect(await get('/assets/a.js', { 'Accept-Encoding': 'gzip, br' })).toEqual({ status: 200, text: 'br:one', encoding: 'br' });
  }
  expect(reads).toHaveLength(2);
});

it('lets requests for a part, and for what is not there, pass', async () => {
  const { get, reads } = filesOf({ '/assets/a.js': 'one' });
  await get('/assets/a.js');
  expect((await get('/assets/a.js', { Range: 'bytes=0-0' })).status).toBe(206);
  for (let times = 0; times < 2; times += 1) expect((await get('/assets/b.js')).status).toBe(404);
  expect(reads).toHaveLength(4);
});

it('keeps no file that is too large, and no more than its room holds', async () => {
  const contents = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`/assets/${at}.js`, 'x'.repeat(200 * 1024)]));
  const { get, reads } = filesOf({ ...contents, '/assets/large.js': 'x'.repeat(300 * 1024) });
  for (let times = 0; times < 2; times += 1) await get('/assets/large.js');
  expect(reads).toHaveLength(2);
  for (let times = 0; times < 2; times += 1) for (const path of Object.keys(contents)) await get(path);
  // 40 of 200 kB have room in 8 MB; the other 10 are read again.
  expect(reads).toHaveLength(2 + 50 + 10);
});
