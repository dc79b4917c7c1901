import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const RUN_CHILD = resolve('scripts/lib/run-child.mjs');

/** A process that runs another one; answers both once the inner one has said its id. `inner` runs in it, after it said so. */
const startNested = async (inner: string): Promise<{ outer: ChildProcess; innerId: number }> => {
  const child = `console.log(process.pid); ${inner}`;
  const outer = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { runChild } from ${JSON.stringify(RUN_CHILD)}; process.exitCode = await runChild(process.execPath, ['--eval', ${JSON.stringify(child)}]);`,
  ]);
  const innerId = await new Promise<number>((done) => {
    if (outer.stdout) createInterface(outer.stdout).once('line', (line) => done(Number(line)));
  });
  return { outer, innerId };
};

const end = (outer: ChildProcess) =>
  new Promise<number | NodeJS.Signals | null>((done) => outer.once('exit', (code, signal) => done(signal ?? code)));

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends the program and whatever it runs', async (signal) => {
  const { outer, innerId } = await startNested('setInterval(() => {}, 1000)');
  const ended = end(outer);
  outer.kill(signal);
  expect(await ended).toBe(signal);
  expect(isRunning(innerId)).toBe(false);
});

it('ends a program that ignores the signal', async () => {
  const { outer, innerId } = await startNested(`process.on('SIGTERM', () => console.log('ignored')); setInterval(() => {}, 1000)`);
  const ended = end(outer);
  outer.kill('SIGTERM');
  expect(await ended).toBe('SIGTERM');
  expect(isRunning(innerId)).toBe(false);
});

it("passes the program's exit code on", async () => {
  const { outer } = await startNested('process.exitCode = 7');
  expect(await end(outer)).toBe(7);
});
