import { createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the secret that provider and shop share. */
export const WEBHOOK_SECRET = 'payment-webhook';
export const SIGNATURE_HEADER = 'X-Provider-Signature';
/** An event that was signed longer ago, or later than now, is somebody's copy. */
const TOLERANCE_MS = 5 * 60_000;

const macOf = (secret: string, time: string, body: string): string => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>` */
export const signEvent = (secret: string, body: string, now: Date): string => {
  const time = String(Math.floor(now.getTime() / 1000));
  return `t=${time},v1=${macOf(secret, time, body)}`;
};

export const isSignedEvent = (secret: string, body: string, signature: string, now: Date): boolean => {
  const { time, mac } = /^t=(?<time>\d{1,12}),v1=(?<mac>[0-9a-f]{64})$/.exec(signature)?.groups ?? {};
  if (time === undefined || mac === undefined || Math.abs(now.getTime() - Number(time) * 1000) > TOLERANCE_MS) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), Buffer.from(macOf(secret, time, body), 'hex'));
};
