import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (id: string, secret: string): string => createHmac('sha256', secret).update(`consumer ${id}`).digest('base64url');

/** A consumer's id as it stands in a letter: nobody who knows one can make another. */
export const signConsumerId = (id: string, secret: string): string => `${id}.${signatureOf(id, secret)}`;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The id, where the signature is ours. */
export const readSignedId = (signed: string, secret: string): string | undefined => {
  const [id = '', signature = ''] = signed.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(id, secret))];
  return UUID.test(id) && given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
};
