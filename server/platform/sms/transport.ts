import type { Storage } from '#server/platform/storage/storage.ts';

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

/** Text messages as files below `sms`, one for a message: what a shop without a gateway has. */
export const createStoredSms = (storage: Storage): SmsTransport => ({
  send: async ({ messageId, to, text, date }) => {
    const name = `${messageId.replaceAll(/[^\w-]/g, '_')}.txt`;
    await storage.put(`sms/${name}`, Buffer.from(`To: ${to}\nDate: ${date.toISOString()}\n\n${text}\n`));
  },
});
