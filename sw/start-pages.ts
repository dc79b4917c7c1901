/// <reference lib="webworker" />
import { CacheFirst } from 'workbox-strategies';
import type { LocaleId } from '#contract/locales.ts';
import type { ToWorker } from '#contract/messages.ts';
import { keepMissingDocument, keepNextDocument, startDocuments } from './kept-documents.ts';
import { currentLocale } from './current-locale.ts';
import { rememberLocale } from './last-locale.ts';
import { keepStartReads } from './start-reads.ts';
import { CATALOGUE_CACHE, publicAnswers } from './strategies.ts';

/** What is kept already is not asked for again. */
const reads = new CacheFirst({ cacheName: CATALOGUE_CACHE, plugins: publicAnswers });

const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

const keepReads = async (locale: LocaleId, event: ExtendableEvent): Promise<void> => {
  const written: Promise<unknown>[] = [];
  await keepStartReads(locale, savesData(), (url, init) => {
    const [answer, done] = reads.handleAll({ event, request: new Request(url, init) });
    written.push(done);
    return answer;
  });
  await Promise.allSettled(written);
};

/**
 * The app starts from the device in the locale of its shopper, whatever page they came by and however soon they left it: the home page is kept when the
 * worker is installed, and again when a page has another locale. It never holds an installation up: what cannot be had now is had later.
 */
export const keepStartPages = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('install', (event) => {
    const keep = async (): Promise<void> => {
      const locale = await currentLocale(worker);
      await Promise.allSettled([keepReads(locale, event), ...startDocuments(locale, savesData()).map((path) => keepNextDocument(path, event))]);
    };
    event.waitUntil(keep());
  });
  worker.addEventListener('message', (event: ExtendableMessageEvent) => {
    const message = event.data as ToWorker | undefined;
    if (message?.type !== 'locale') return;
    const { locale } = message;
    const documents = startDocuments(locale, savesData());
    event.waitUntil(
      Promise.allSettled([rememberLocale(locale), keepReads(locale, event), ...documents.map((path) => keepMissingDocument(path, event))]),
    );
  });
};
