import type { Storage } from '#server/platform/storage/storage.ts';
import { createTransport } from 'nodemailer';
import type { Attachment } from './email.ts';

export interface OutgoingMail {
  /** Whole Message-ID, with its brackets. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

/** A list of its own, which the mail library may write to. */
const message = ({ attachments, ...mail }: OutgoingMail) => ({ ...mail, ...(attachments && { attachments: [...attachments] }) });

export interface MailTransport {
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => void;
}

/** Emails as files below `mail`, one for an email: an email that is sent again takes its own place. */
export const createStoredMail = (storage: Storage): MailTransport => {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      const { message: written } = await writer.sendMail(message(mail));
      const name = `${mail.messageId.replaceAll(/[<>]|@.*$/g, '').replaceAll(/[^\w-]/g, '_')}.eml`;
      await storage.put(`mail/${name}`, written as Buffer);
    },
    close: () => writer.close(),
  };
};

export const createSmtpTransport = (url: string): MailTransport => {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
  return {
    send: async (mail) => {
      await transport.sendMail(message(mail));
    },
    close: () => transport.close(),
  };
};
