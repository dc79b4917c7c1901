import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface OutgoingSms {
  /** Name of the message: one that is sent again takes its own place. */
  readonly messageId: string;
  /** In international form: `+447911123456`. */
  readonly to: string;
  readonly text: string;
  readonly date: Date;
}

export interface SmsTransport {
  readonly send: (sms: OutgoingSms) => Promise<void>;
}

/** Text messages as files of a folder, one for a message: the one that a shop without a gateway has. */
export const createSmsFolder = (folder: string): SmsTransport => ({
  send: async ({ messageId, to, text, date }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${messageId.replaceAll(/[^\w-]/g, '_')}.txt`;
    const temporary = join(folder, `.${name}.${process.pid}`);
    await writeFile(temporary, `To: ${to}\nDate: ${date.toISOString()}\n\n${text}\n`, { mode: 0o600 });
    await rename(temporary, join(folder, name));
  },
});
