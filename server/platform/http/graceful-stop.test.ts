import { EventEmitter } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { gracefulStop } from './graceful-stop.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

const makeSignals = () =>
  Object.assign(new EventEmitter(), {
    codes: [] as number[],
    exit(code: number) {
      this.codes.push(code);
    },
  });

/** A server that answers its one request when `finish` is called. */
const listen = async () => {
  let finish = (): void => {};
  const server = createServer((_, response) => {
    finish = () => response.end('done');
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (): Promise<string> =>
    new Promise((resolve) =>
      get({ port, agent: false }, (response) => response.on('data', (chunk: Buffer) => resolve(String(chunk)))).on('error', (error) =>
        resolve(error.name),
      ),
    );
  /** Resolves when the request is at the server; `answer` is what comes of it. */
  const askAndArrive = async (): Promise<{ answer: Promise<string> }> => {
    const arrived = new Promise((resolve) => server.once('request', resolve));
    const answer = ask();
    await arrived;
    return { answer };
  };
  return { server, ask, askAndArrive, finish: () => finish() };
};

describe('a graceful stop', () => {
  it('lets requests under way finish, then closes what lies beneath in order', async () => {
    const { server, ask, askAndArrive, finish } = await listen();
    const closed: string[] = [];
    const signals = makeSignals();
    const { isStopping } = gracefulStop({
      server,
      closers: [() => void closed.push('queue'), () => Promise.reject(new Error('broken')), () => void closed.push('database')],
      log: silent,
      signals,
    });
    const { answer } = await askAndArrive();
    signals.emit('SIGTERM');
    expect(isStopping()).toBe(true);
    expect(closed).toEqual([]);
    finish();
    expect(await answer).toBe('done');
    await expect.poll(() => signals.codes).toEqual([0]);
    expect(closed).toEqual(['queue', 'database']);
    expect(await ask()).toBe('Error');
  });

  it('does not wait for a request longer than its limit', async () => {
    const { server, askAndArrive } = await listen();
    const signals = makeSignals();
    gracefulStop({ server, closers: [], log: silent, graceMs: 50, signals });
    const { answer } = await askAndArrive();
    signals.emit('SIGHUP');
    expect(await answer).toBe('Error');
    await expect.poll(() => signals.codes).toEqual([0]);
  });

  it('takes a signal that arrives twice, as Ctrl-C below npm does, for one', async () => {
    const { server, askAndArrive, finish } = await listen();
    const signals = makeSignals();
    gracefulStop({ server, closers: [], log: silent, signals, now: () => 0 });
    const { answer } = await askAndArrive();
    signals.emit('SIGINT');
    signals.emit('SIGINT');
    expect(signals.codes).toEqual([]);
    finish();
    expect(await answer).toBe('done');
    await expect.poll(() => signals.codes).toEqual([0]);
  });

  it('ends at once at a second signal', async () => {
    const { server, askAndArrive, finish } = await listen();
    const signals = makeSignals();
    let time = 0;
    gracefulStop({ server, closers: [], log: silent, signals, now: () => time });
    await askAndArrive();
    signals.emit('SIGINT');
    time = 600;
    signals.emit('SIGTERM');
    expect(signals.codes).toEqual([1]);
    finish();
    await expect.poll(() => signals.codes).toEqual([1, 0]);
  });

  it('ends after its deadline if something does not close', async () => {
    const { server } = await listen();
    const signals = makeSignals();
    gracefulStop({ server, closers: [() => new Promise(() => {})], log: silent, deadlineMs: 50, signals });
    signals.emit('SIGTERM');
    await expect.poll(() => signals.codes).toEqual([1]);
  });
});
