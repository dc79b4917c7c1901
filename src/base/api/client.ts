import type { MockPath } from '#contract/client/mock-paths.ts';
import type { CallName } from '#contract/calls/calls.ts';
import { type CallRecord, type Client, createClient, type ClientPorts } from '#contract/client/client.ts';
import type { Locale } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { wire } from '#contract/calls/wire.gen.ts';
import { patience } from '#src/base/connectivity/patience.ts';
import { noteReach } from '#src/base/connectivity/reach.ts';
import { logCall } from './call-log.ts';
import { announceChallenge } from './challenge.ts';
import { inWebView, leadSource, previewOf, sessionId } from './request-headers.ts';

export type { Api } from '#contract/client/client.ts';

const pageId = crypto.randomUUID();

/** What a page adds to the contract's client: where it runs, what is configured, where failures are heard. */
export const pagePorts = (locale: Locale): ClientPorts => {
  const settings = settingsFor(locale.id);
  const { name: shop, supportEmail, supportPhone } = settings.shop;
  return {
    locale: locale.id,
    fetch: (url, init) => fetch(url, init),
    transactionId: pageId,
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    timeouts: settings.timeouts,
    patience,
    sessionId,
    preview: previewOf,
    inWebView: () => inWebView(settings.webViewMark),
    leadSource,
    placeholders: { shop, supportEmail, supportPhone },
    loadErrors: async () => (await import('#contract/errors/errors.ts')).errors,
    onCall: noteCall,
    onChallenge: announceChallenge,
    ...outsideProduction(locale, settings.mockPaths),
  };
};

/** Blockers of content refuse such addresses by their words: no answer to these says nothing about the shop. */
const isOftenBlocked = (name: CallName): boolean => name.startsWith('decision.');

/** Behind the service worker a public answer may come from the device, so only personal ones prove that the shop is there. */
const noteCall = (record: CallRecord): void => {
  logCall(record);
  if (record.outcome === 'no-answer' && isOftenBlocked(record.name)) return;
  if (record.outcome === 'no-answer' && record.code !== 'aborted') noteReach(false);
  else if (record.outcome === 'not-an-answer') noteReach(false);
  else if (wire[record.name][2] === 'personal') noteReach(true);
};

const tellVerdict = async (locale: Locale, name: CallName, body: unknown): Promise<void> => {
  const { shopVerdict } = await import('./shop-verdict.ts');
  // oxlint-disable-next-line no-console
  await shopVerdict(createPageClient(locale).api, name, body).then(console.error, () => undefined);
};

type DevelopmentPorts = Pick<ClientPorts, 'parse' | 'mock'>;

/** Answers are checked and paths can be mocked while developing; a production build carries neither. */
const outsideProduction = (locale: Locale, mockPaths: readonly MockPath[]): DevelopmentPorts => {
  if (import.meta.env.PROD) return {};
  const mocks = import('./mocks.ts').then(({ pageMocks }) => pageMocks(mockPaths));
  return {
    parse: async (name, body) => {
      const { parseAnswer } = await import('#contract/calls/parse-answer.ts');
      try {
        return parseAnswer(name, body);
      } catch (error) {
        if (name !== 'fapi.validateResponse') void tellVerdict(locale, name, body);
        throw error;
      }
    },
    mock: async (name, method, url) => (await mocks)?.(name, method, url),
  };
};

export const createPageClient = (locale: Locale): Client => createClient(pagePorts(locale));
