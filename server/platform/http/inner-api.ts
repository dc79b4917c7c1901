import { randomUUID } from 'node:crypto';
import { type Api, createClient } from '#contract/client/client.ts';
import { errors } from '#contract/errors/errors.ts';
import type { LocaleId } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';

/** Serves a request within this process. */
export type InnerFetch = (request: Request) => Response | Promise<Response>;

/** The contract's client on this process, for rendering: only public calls, because it has no cookies. */
export const createInnerApi = (fetch: InnerFetch, locale: LocaleId): Api =>
  createClient({
    locale,
    baseUrl: 'http://localhost',
    fetch: async (url, init) => fetch(new Request(url, init)),
    transactionId: `render-${randomUUID()}`,
    newId: randomUUID,
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    timeouts: settingsFor(locale).timeouts,
    loadErrors: async () => errors,
  }).api;
