import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (text: string, secret: string): string => createHmac('sha256', secret).update(`consumer ${text}`).digest('base64url');

/** A person's id as it stands in an email, and until when it is good: nobody who knows one can make another, or make it last. */
export const signConsumerId = (id: string, until: Date, secret: string): string => {
  const text = `${id}.${until.getTime()}`;
  return `${text}.${signatureOf(text, secret)}`;
};

const SIGNED = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.(\d{10,16})\.([\w-]{43})$/;

/** The id, where the signature is ours and its time is not over. */
export const readSignedId = (signed: string, now: Date, secret: string): string | undefined => {
  const [, id, until = '', signature = ''] = SIGNED.exec(signed) ?? [];
  if (id === undefined || Number(until) <= now.getTime()) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(`${id}.${until}`, secret))) ? id : undefined;
};
