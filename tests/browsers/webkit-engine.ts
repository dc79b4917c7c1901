import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { webkitPaths } from '../../scripts/lib/engines.mjs';
import { freePort } from '../../scripts/lib/shop-process.mjs';
import type { Engine } from './driver.ts';
import { createWebKitDriver, openSession } from './webkit-driver.ts';

const STARTS_WITHIN_MS = 60_000;

/** A display that nobody sees; it chooses a free number itself and says which. */
const startDisplay = async (program: string): Promise<{ process: ChildProcess; name: string }> => {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1500x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = display.stdio[3];
  if (!pipe) throw new Error('The display has nowhere to write its number');
  const [number] = (await once(pipe, 'data', { signal: AbortSignal.timeout(STARTS_WITHIN_MS) })) as [Buffer];
  return { process: display, name: `:${number.toString().trim()}` };
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

const listens = async (address: string): Promise<void> => {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
};

/** WebKit as GTK builds it, by its WebDriver, on a display of its own. */
export const startWebKit = async (): Promise<Engine> => {
  const paths = webkitPaths();
  if (!paths) throw new Error('WebKitGTK is not installed');
  const display = await startDisplay(paths.display);
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], { env: { ...process.env, DISPLAY: display.name }, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await listens(address);
  return {
    open: async () => {
      // Full screen: a window with a frame is at least 447 px wide. Pages that are left are kept, as Safari keeps them.
      const options = { binary: paths.browser, args: ['--automation', '--full-screen'] };
      const commands = await openSession(address, { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
      return createWebKitDriver(commands);
    },
    stop: async () => {
      await end(driver);
      await end(display.process);
    },
  };
};
