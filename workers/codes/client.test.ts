import { expose, wrap } from 'comlink';
import { afterEach, expect, it } from 'vitest';
import { startCodeReader } from './client.ts';
import type { CodesApi } from './types.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A worker that is the other end of a message channel. `mute`: it never answers. */
const setUp = (start: CodesApi['start'] = async () => undefined, mute = false) => {
  const world = { ended: 0, fail: (): void => {} };
  const { port1, port2 } = new MessageChannel();
  if (!mute) expose({ start, read: async () => ['036000291452'] } satisfies CodesApi, port1);
  closers.push(() => {
    port1.close();
    port2.close();
  });
  const spawn = () => ({
    api: wrap<CodesApi>(port2),
    onFailure: (listener: () => void) => {
      world.fail = listener;
    },
    terminate: () => {
      world.ended += 1;
    },
  });
  return { world, spawn };
};
/** Stands for a frame: what is handed over to a worker must be transferable. */
const frame = () => new ArrayBuffer(8) as unknown as ImageBitmap;

it('reads frames once its program is there', async () => {
  const asked: string[] = [];
  const { spawn } = setUp(async (url) => void asked.push(url));
  const reader = await startCodeReader(spawn, '/assets/reader.wasm', new AbortController().signal);
  expect(asked).toEqual(['/assets/reader.wasm']);
  expect(await reader.read(frame())).toEqual(['036000291452']);
});

it('rejects, and ends the worker, where its program cannot be had', async () => {
  const { world, spawn } = setUp(() => Promise.reject(new Error('no network')));
  await expect(startCodeReader(spawn, '/x.wasm', new AbortController().signal)).rejects.toThrow('no network');
  expect(world.ended).toBeGreaterThan(0);
});

it('rejects what was asked of a worker that fails', async () => {
  const { world, spawn } = setUp();
  const reader = await startCodeReader(spawn, '/x.wasm', new AbortController().signal);
  world.fail();
  await expect(reader.read(frame())).rejects.toThrow('failed');
  expect(world.ended).toBe(1);
});

it('stops waiting when the camera is switched off', async () => {
  const { world, spawn } = setUp(undefined, true);
  const own = new AbortController();
  const starting = startCodeReader(spawn, '/x.wasm', own.signal);
  own.abort();
  await expect(starting).rejects.toThrow('aborted');
  expect(world.ended).toBeGreaterThan(0);
});
