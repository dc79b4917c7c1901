import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a cookie. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: who reads the table cannot open a session with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const TOKEN_PATTERN = /^[\w-]{43}$/;
