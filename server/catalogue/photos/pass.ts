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

interface Issued {
  /** Origin of the shop. */
  readonly issuer: string;
  readonly now: Date;
}

const ownerOf = ({ secret }: PhotoService, who: string): string => createHmac('sha256', secret).update(`photo pass ${who}`).digest('base64url');

/** The name by which that service knows an account. */
export const ownerOfAccount = (service: PhotoService, accountId: string): string => ownerOf(service, `account ${accountId}`);

/**
 * The shop's word to another photo service: a JSON Web Token (HS256). `sub` is the same for every pass of one account, or of one guest, and leads to nobody
 * without the database of the shop; `registered` is false for guests, who may report photos and nothing else.
 */
export const signPass = ({ url, secret }: PhotoService, sub: string, registered: boolean, { issuer, now }: Issued): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000);
  return sign({ iss: issuer, aud: url, sub, registered, iat: seconds, exp: seconds + PASS_SECONDS }, secret, 'HS256');
};

/** The pass of whoever asks. */
export const makePass = (service: PhotoService, { subject, account }: Pick<CallSession, 'subject' | 'account'>, issued: Issued): Promise<string> =>
  signPass(service, account ? ownerOfAccount(service, account.id) : ownerOf(service, `guest ${subject}`), account !== undefined, issued);
