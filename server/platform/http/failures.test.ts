import { Client, Pool } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createServer } from 'node:net';
import { refusalOf } from './failures.ts';

/** A database that takes every call and never says a word, or hangs up. */
const silentPort = async (hangUp = false): Promise<number> => {
  const server = createServer((socket) => void (hangUp && socket.once('data', () => socket.destroy())));
  await new Promise((open) => server.listen(0, '127.0.0.1', () => open(undefined)));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const thrownBy = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('a database that cannot be had just now is an outage, which may be tried again', () => {
  const codeOf = (error: unknown): string => refusalOf(error).refusal.code;

  test('when no connection came free in time', async () => {
    const pool = new Pool({ host: '127.0.0.1', port: await silentPort(), max: 1, connectionTimeoutMillis: 150 });
    const [first, second] = await Promise.all([thrownBy(pool.query('select 1')), thrownBy(pool.query('select 2'))]);
    expect([first, second].map(codeOf)).toEqual(['WMK503', 'WMK503']);
    expect((second as Error).message).toMatch(/timeout/);
    await pool.end();
  });

  test('when the connection was closed before the answer', async () => {
    const client = new Client({ host: '127.0.0.1', port: await silentPort(true) });
    client.on('error', () => undefined);
    const error = await thrownBy(client.connect());
    expect((error as Error).message).toMatch(/^Connection terminated/);
    expect(codeOf(error)).toBe('WMK503');
  });

  test('when it says so inside what the query builder threw', () => {
    const cause = new Error('Connection terminated unexpectedly');
    expect(codeOf(new Error('Failed query: select 1', { cause }))).toBe('WMK503');
  });

  test.each(['25006', '25P03', '57P01', '08P01', 'EHOSTUNREACH', 'EAI_AGAIN'])('when its code is %s', (code) => {
    expect(codeOf(new Error('Failed query: select 1', { cause: Object.assign(new Error('x'), { code }) }))).toBe('WMK503');
  });

  test('but a fault of ours stays one', () => {
    expect(codeOf(new Error('Connection of two lists is wrong'))).toBe('GEN500');
    expect(codeOf(new TypeError('x is not a function'))).toBe('GEN500');
  });
});

describe('a value that is out of range', () => {
  test('is refused as bad input, and logged', () => {
    const { refusal, unexpected } = refusalOf(new RangeError('Maximum call stack size exceeded'));
    expect([refusal.code, refusal.status, unexpected]).toEqual(['WMK400', 400, true]);
  });
});
