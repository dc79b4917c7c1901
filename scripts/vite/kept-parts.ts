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
  /^src\/routes\/\$locale\/order-confirmation\.tsx\?tsr-split=component/,
  // Of the pages about a person those that a device without signal still can show, and the frame of the account.
  /^src\/routes\/\$locale\/_personal\/(?!(?:account\/route|associate-login|favorites\/index|in-store|privacy-choices|sign-in|sync)\.tsx)/,
  /^src\/checkout\/(?:payment\/|(?:billing|summary)-step\.tsx$)/,
  /^src\/account\/(?!(?:sign-in|discount-programs)\/)/,
  /^src\/shop\/(?:questions(?=\/(?!question-(?:section|list|rules)|questions-query))|stores)\//,
  /^src\/(?:base\/api\/(?:proof-in-worker|recaptcha)|shell\/meet-challenge)\.ts$/,
  /^src\/(?:shell\/(?:choose-store|sign-in-dialogs)\.ts|cart\/change-method-dialog\.tsx|shop\/product\/notify-me-dialog\.tsx)$/,
  /^src\/shell\/(?:(?:challenge|enrollment|event|interests|loyalty-sign-up|sign-up|welcome)-dialog|sign-in-(?:confirmation-)?dialog|forgot-password-dialog|enrollment-screen)\.tsx$/,
  /^src\/cart\/(?:gift-choice|price-adjustments)\.tsx$/,
  /^src\/base\/i18n\/messages\/[^/]+\/(?:adjust|enrollment|loyalty|orders|payment|person|security|staff)\.json$/,
];

/** Files of the page that are fetched ahead: all that its entry leads to without going through such a screen. */
export const keptParts = (manifestFile: string): ReadonlySet<string> => {
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const kept = new Set<string>();
  const seen = new Set<string>();
  const walk = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) kept.add(file);
    for (const next of chunk.imports ?? []) walk(next);
    for (const next of chunk.dynamicImports ?? []) if (!NEEDS_THE_SHOP.some((pattern) => pattern.test(next))) walk(next);
  };
  walk('src/shell/entry-client.tsx');
  return kept;
};
