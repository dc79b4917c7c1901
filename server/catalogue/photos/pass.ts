import { createHmac } from 'node:crypto';
import { sign } from 'hono/jwt';
import type { CallSession } from '#server/platform/http/context.ts';

export interface PhotoService {
  /** Without a slash at the end. */
  readonly url: string;
  /** Known to that service and to this shop. */
  readonly secret: string;
}

const PASS_SECONDS = 5 * 60;

/**
 * The shop's word to another photo service: a JSON Web Token (HS256). `sub` is the same for every pass of one account, or of one guest, and leads to nobody
 * without the database of the shop; `registered` is false for guests, who may report photos and nothing else.
 */
export const makePass = (
  { url, secret }: PhotoService,
  { subject, account }: Pick<CallSession, 'subject' | 'account'>,
  { issuer, now }: { readonly issuer: string; readonly now: Date },
): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000);
  const sub = createHmac('sha256', secret)
    .update(`photo pass ${account ? `account ${account.id}` : `guest ${subject}`}`)
    .digest('base64url');
  return sign({ iss: issuer, aud: url, sub, registered: account !== undefined, iat: seconds, exp: seconds + PASS_SECONDS }, secret, 'HS256');
};
