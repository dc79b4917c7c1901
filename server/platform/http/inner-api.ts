// What documents are drawn with: the built page has a table of its own.
import '#contract/calls/wire-components.gen.ts';
import { randomUUID } from 'node:crypto';
import { type Api, createClient } from '#contract/client/client.ts';
import { type Preview, previewIn } from '#contract/client/preview.ts';
import { errors } from '#contract/errors/errors.ts';
import type { LocaleId } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { keepAnswers, type KeptAnswerPorts } from './kept-answers.ts';

/** Serves a request within this process. */
export type InnerFetch = (request: Request) => Response | Promise<Response>;

const BASE_URL = 'http://localhost';
/** Published content and the parts of pages, which every page asks for: the same for everybody. */
const SHARED = ['/publish/', '/fapi/components/', '/fapi/pages/'].map((path) => `${BASE_URL}${path}`);

/** A page that an editor previews: its content is asked for in the editor's session. */
interface PreviewedBy {
  readonly preview: Preview;
  readonly cookie: string | undefined;
}

/** Whose session a document is drawn in: the Cookie header of a request for a preview is the editor's. */
const previewedBy = (request: Request): PreviewedBy | undefined => {
  const preview = previewIn(new URL(request.url).search);
  return preview && { preview, cookie: request.headers.get('Cookie') ?? undefined };
};

/** The contract's client on this process, for rendering: only public calls, because it has no cookies except those of a preview. */
const createInnerApi = (fetch: (url: string, init: RequestInit) => Promise<Response>, locale: LocaleId, by?: PreviewedBy): Api =>
  createClient({
    locale,
    baseUrl: BASE_URL,
    fetch,
    preview: () => by?.preview,
    transactionId: `render-${randomUUID()}`,
    newId: randomUUID,
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    timeouts: settingsFor(locale).timeouts,
    loadErrors: async () => errors,
  }).api;

/**
 * The client for a document: one for all public documents of a locale, which share the published content they ask for, another for each preview.
 */
export const createInnerApis = (fetch: InnerFetch, ports: KeptAnswerPorts): ((locale: LocaleId, document: Request) => Api) => {
  const apis = new Map<LocaleId, Api>();
  const keep = keepAnswers(ports);
  const fetchPublic = async (url: string, init: RequestInit): Promise<Response> => {
    const ask = async (): Promise<Response> => fetch(new Request(url, init));
    return init.method === 'GET' && SHARED.some((start) => url.startsWith(start)) ? keep(url, ask) : ask();
  };
  return (locale, document) => {
    const by = previewedBy(document);
    if (by) {
      const fetchAsEditor = async (url: string, init: RequestInit): Promise<Response> => {
        const request = new Request(url, init);
        if (by.cookie !== undefined && init.credentials !== 'omit') request.headers.set('Cookie', by.cookie);
        return fetch(request);
      };
      return createInnerApi(fetchAsEditor, locale, by);
    }
    const known = apis.get(locale) ?? createInnerApi(fetchPublic, locale);
    apis.set(locale, known);
    return known;
  };
};
