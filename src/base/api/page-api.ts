import type { Locale } from '#contract/locales.ts';
import { withBotChallenge } from './challenge.ts';
import { type Api, createPageClient } from './client.ts';
import { announceSession } from './session-heard.ts';
import { withSession } from './session.ts';
import { withProof } from './solve-challenge.ts';

/** The page's client of the shop, for one locale. */
export const createPageApi = (locale: Locale): Api => withSession(withProof(withBotChallenge(createPageClient(locale).api)), announceSession);
