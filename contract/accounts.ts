import * as z from 'zod/mini';
import { EMAIL_MAX } from './constants.ts';

/** What an account may do beyond buying (spec 1 §6, 2 §1). A loyalty member is any of them that has joined. `STAFF` reads how the shop is used, `EDITOR` writes and previews content, `MODERATOR` publishes and answers reviews and questions. */
export const CONSUMER_TYPES = ['CONSUMER', 'EMPLOYEE', 'ATHLETE', 'PROSUMER', 'ASSOCIATE', 'STAFF', 'EDITOR', 'MODERATOR'] as const;
export type ConsumerType = (typeof CONSUMER_TYPES)[number];

/** Who sees drafts and writes content. */
export const isEditor = (type: ConsumerType | undefined): boolean => type === 'EDITOR';

/** Who publishes, refuses and answers reviews and questions. */
export const isModerator = (type: ConsumerType | undefined): boolean => type === 'MODERATOR';

export const consumerTypeSchema = z.enum(CONSUMER_TYPES);

/** Longer ones are refused before they are hashed: a hash of a megabyte is an attack. */
export const PASSWORD_MAX = 256;

export const emailSchema = z.string().check(z.trim(), z.maxLength(EMAIL_MAX), z.email());

/** One address is one account, however it is written. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
