import { hash, verify } from '@node-rs/argon2';
import { makeToken } from '#server/platform/tokens.ts';

/** Argon2id as OWASP asks for it: 19 MiB, two passes, one lane. The package's own default algorithm is Argon2id; it works beside the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same emails are the same password, however a keyboard composes them. */
const asTyped = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(asTyped(password), COST);

/** Of a password that nobody has: checking it costs what checking a real one costs. */
const nobodys = hashPassword(makeToken());

/** Whether the password is the one of the hash. Without a hash (there is no such account) the answer is no, after the same work. */
export const verifyPassword = async (kept: string | undefined, password: string): Promise<boolean> => {
  const right = await verify(kept ?? (await nobodys), asTyped(password));
  return right && kept !== undefined;
};
