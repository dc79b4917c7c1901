import { createContext, use } from 'react';
import type { Part, I18n } from './i18n.ts';

export const I18nContext = createContext<I18n | undefined>(undefined);

/** The words of the page. Naming parts suspends until they are there, and asks for all of them at once; `core` always is. */
export const useI18n = (...parts: readonly Part[]): I18n => {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nContext above it');
  // Always asked, never only while it is missing: React wants the same uses in every render. A part that is there answers at once.
  for (const loading of parts.map((part) => i18n.loadWithRetry(part))) use(loading);
  return i18n;
};
