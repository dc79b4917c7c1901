import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const WATCHED_MS = 1_000;
/** A browser ends threads while it is looked at. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
};

interface Thread {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  /** Hundredths of a second of processor time. */
  readonly used: number;
  /** Where the kernel has it wait. */
  readonly waitsIn: string;
}

const threadsOf = (process: number): Thread[] =>
  readdirSync(`/proc/${process}/task`).map((id) => {
    const at = `/proc/${process}/task/${id}`;
    // proc_pid_stat(5): what follows the name in brackets begins with the third field.
    const stat = read(`${at}/stat`);
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { id, name: read(`${at}/comm`), state, used: Number(fields[10]) + Number(fields[11]), waitsIn: read(`${at}/wchan`) };
  });

/**
 * What the processes of a page's browser do, for a page that stands still: one line for each thread that uses the processor, and for the first thread and
 * the compositor of each process. Empty where the system does not tell.
 */
export const browserThreads = async (page: Page): Promise<string> => {
  const devtools = await page.context().browser()?.newBrowserCDPSession();
  if (!devtools || process.platform !== 'linux') return '';
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const before = processInfo.map(({ id }) => new Map(threadsOf(id).map((thread) => [thread.id, thread.used])));
  await pause(WATCHED_MS);
  return processInfo
    .flatMap(({ type, id }, index) =>
      threadsOf(id).flatMap((thread) => {
        const used = thread.used - (before[index]?.get(thread.id) ?? 0);
        const isTold = used > 0 || thread.id === String(id) || thread.name.includes('Compositor');
        return isTold ? [`${type} ${id} ${thread.name} ${thread.state} ${used * 10} ms of ${WATCHED_MS} ${thread.waitsIn}`] : [];
      }),
    )
    .join('\n');
};
