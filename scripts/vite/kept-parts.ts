import { readFileSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/**
 * Screens that can do nothing without the shop, and their words: whoever has opened one has it (sw/strategies.ts), nobody else fetches it ahead. What an
 * associate's device needs on a floor without signal is not among them.
 */
const NEEDS_THE_SHOP = [
  /^src\/kit\//,
  // Events, the newsletter, spend banners and photos.
  /^src\/shell\/blocks\//,
  // Wallets, and reports.
  /^src\/(?:shell\/express\/|shop\/reports\/report-dialog)/,
  /^src\/routes\/\$locale\/order-confirmation\.tsx\?tsr-split=component/,
  // Of the pages about a person those that a device without signal still can show, and the frame of the account.
  /^src\/routes\/\$locale\/_personal\/(?!(?:account\/route|associate-login|compare|favorites\/index|in-store|offline-catalogue|privacy-choices|sign-in|sync)\.tsx)/,
  /^src\/routes\/\$locale_\/staff\//,
  /^src\/checkout\/(?:payment\/|(?:billing|summary)-step\.tsx$)/,
  /^src\/account\/(?!(?:sign-in|discount-programs)\/)/,
  /^src\/shop\/(?:locations|photos)\//,
  /^src\/shop\/(?:questions(?=\/(?!ask-question|question-(?:section|list|rules)|questions-query))|stores)\//,
  /^src\/(?:base\/api\/(?:proof-in-worker|recaptcha)|shell\/watchers\/meet-challenge)\.ts$/,
  /^src\/(?:shell\/(?:composition\/choose-store|dialogs\/sign-in-dialogs)\.ts|cart\/change-method-dialog\.tsx|shop\/product\/(?:foot-finder|notify-me-dialog|size-advice)\.tsx)$/,
  /^src\/shell\/(?:dialogs\/(?:(?:challenge|enrollment|event|interests|loyalty-sign-up|sign-up|welcome)-dialog|sign-in-(?:confirmation-)?dialog|forgot-password-dialog)|composition\/enrollment-screen)\.tsx$/,
  /^src\/in-store\/(?:hand-over|qr-code)/,
  /^src\/cart\/(?:gift-choice|price-adjustments)\.tsx$/,
  /^src\/base\/i18n\/messages\/[^/]+\/(?:adjust|editor|enrollment|express|locations|loyalty|moderation|orders|payment|shopper|photos|security|sizes|staff)\.json$/,
];

/** What is fetched with the offline catalogue (`src/base/offline-catalogue/bring-scanner.ts`): without it there is nothing to scan without the shop. */
const WITH_THE_CATALOGUE = [
  /^src\/(?:shop\/scan|shell\/composition\/scan-)/,
  /^src\/base\/scan\/(?:code-reader|keep-code-reader|detector)/,
  /^domain\/barcodes\//,
  /^src\/base\/i18n\/messages\/[^/]+\/scan\.json$/,
];

/** What home, lists, products, search and cart can do without for the moment: it is fetched when the device is idle. */
const LATER = [
  /^src\/routes\/\$locale\/(?!(?:c\.\$slug|cart|index|p\.\$slug|route|search)\.tsx)/,
  /^src\/routes\/\$locale_\//,
  /^src\/(?:account|analytics|checkout|in-store|personalisation|staff)\//,
  /^src\/shop\/(?:favorites|questions|recommendations|reports|reviews|sets|stores)\//,
  /^src\/shop\/compare\/(?:compare-(?:page|rows|table)|share-comparison)/,
  /^src\/shop\/content\/(?!blocks\/(?:category-card|collection|hero|linked-card)-block)/,
  /^src\/base\/i18n\/messages\/[^/]+\/(?!(?:app|core|errors|shop)\.json)/,
  /^src\/shell\/blocks\//,
  /^src\/shell\/.*(?:enrollment|event|express|favorite|in-store|insights|loyalty|newsletter|offline-catalogue|order|password|preview|privacy|program|question|review|sign-|stores?-|welcome)/,
  /^src\/shop\/product\/(?:.*-dialog|my-store-offer|recently-viewed|reserve-choice)\.tsx$/,
  /^src\/shell\/(?:boot\/start-(?:measuring|targeted)|composition\/(?:cart-account|employee-terms|product-extras)|content\/|dialogs\/quick-shop)/,
  /^src\/base\/consent\/(?:consent-banner|privacy)/,
  /^src\/(?:base\/api\/solve-challenge|shell\/composition\/(?:lazy-)?recommendations)/,
  /^src\/base\/(?:lists|offline-catalogue\/offline-catalogue)/,
  /^src\/shop\/(?:offline-catalogue\/|product\/product-from-device)/,
  /^src\/shell\/(?:dialogs\/pop-ups|layout\/region-menu|watchers\/(?:keep-(?:badge|catalogue)|resume-lists))/,
  /^src\/shop\/(?:catalogue\/(?:at-my-store|filters-dialog)|product\/sent-to-store)/,
  /^workers\//,
];

/** When a file is fetched: `first` with the service worker; `fr-fr` or `en-us en-ca` likewise, in those locales; `later` when the device is idle. */
export type Stage = string;

const MESSAGES = /^src\/base\/i18n\/messages\/([a-z]{2}-[a-z]{2})\/(.+)$/;
const BASE = 'en-us';
const WRITTEN_AS_DIFFERENCES = ['en-ca', 'en-gb'];

/** Locales that read a file of messages: those without a file of their own read that of the locale that they differ from. */
const stageOfMessages = (locale: string, file: string, chunks: Readonly<Record<string, Chunk>>): Stage => {
  const readers = locale === BASE ? WRITTEN_AS_DIFFERENCES.filter((other) => !chunks[`src/base/i18n/messages/${other}/${file}`]) : [];
  return [locale, ...readers].join(' ');
};

/** What the service worker does not fetch by itself. */
const NOT_BY_ITSELF = [...NEEDS_THE_SHOP, ...WITH_THE_CATALOGUE];

/** When a part by that path is wanted, unless another one brings it: `shop` where there is nothing to do without the shop. */
export const stageOfPart = (path: string): 'first' | 'later' | 'shop' => {
  const isOneOf = (patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(path));
  return isOneOf(NOT_BY_ITSELF) ? 'shop' : isOneOf(LATER) ? 'later' : 'first';
};

/** Files of the page that are fetched ahead, with their stage: all that its entry leads to without going through a screen that needs the shop. */
export const keptParts = (manifestFile: string): ReadonlyMap<string, Stage> => {
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const stages = new Map<string, Stage>();
  const walk = (left: readonly RegExp[], stageOf: (key: string) => Stage): void => {
    const seen = new Set<string>();
    const visit = (key: string): void => {
      const chunk = chunks[key];
      if (!chunk || seen.has(key)) return;
      seen.add(key);
      for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) if (!stages.has(file)) stages.set(file, stageOf(key));
      for (const next of chunk.imports ?? []) visit(next);
      for (const next of chunk.dynamicImports ?? []) if (!left.some((pattern) => pattern.test(next))) visit(next);
    };
    visit('src/shell/boot/entry-client.tsx');
  };
  walk([...NOT_BY_ITSELF, ...LATER], (key) => {
    const [, locale, file] = MESSAGES.exec(key) ?? [];
    return locale === undefined || file === undefined ? 'first' : stageOfMessages(locale, file, chunks);
  });
  walk(NOT_BY_ITSELF, () => 'later');
  return stages;
};

/** As `keptParts`, for the files that no chunk names: the document of a locale, the font, the icon. */
export const stageOfFile = (url: string, parts: ReadonlyMap<string, Stage>): Stage | undefined => {
  const locale = /^shell\/(.+)\.html$/.exec(url)?.[1];
  if (locale !== undefined) return locale;
  return /^assets\/.*\.(?:js|css)$/.test(url) ? parts.get(url) : 'first';
};
