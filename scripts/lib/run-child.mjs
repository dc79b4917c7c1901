import { spawn } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A child that has not ended by then is killed. */
const ENDS_WITHIN_MS = 3_000;

/**
 * Runs a program to its end and answers its exit code. A signal to this process ends the program first, then this process: nothing is left running.
 * (A synchronous spawn would leave the program behind.)
 */
export const runChild = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    let received;
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const forward = (signal) => {
      received ??= signal;
      child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS).unref();
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    const release = () => {
      for (const signal of SIGNALS) process.off(signal, forward);
    };
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('close', (code, signal) => {
      release();
      // Ended by the signal itself, so that whoever started this process sees what ended it.
      if (received) process.kill(process.pid, received);
      else resolve(code ?? (signal ? 1 : 0));
    });
  });

/** `runChild` with this Node. */
export const runNode = (args, env = {}) => runChild(process.execPath, args, { env: { ...process.env, ...env } });
