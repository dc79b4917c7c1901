import { join } from 'node:path';
import { writeWhole } from '#server/platform/write-whole.ts';

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
    const name = `${messageId.replaceAll(/[^\w-]/g, '_')}.txt`;
    await writeWhole(join(folder, name), `To: ${to}\nDate: ${date.toISOString()}\n\n${text}\n`);
  },
});
