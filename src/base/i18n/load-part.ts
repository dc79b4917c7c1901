import type { LocaleId } from '#contract/locales.ts';
import type { Part, PartLoader } from './i18n.ts';

type Module = { default: Record<string, string> };
const catalogues = import.meta.glob<Module>('./messages/*/{core,shop}.json');

/** Each locale and part is a chunk of its own: nobody downloads another language. What no first visit says is not even named by it. */
export const partLoader =
  (locale: LocaleId): PartLoader =>
  async (part: Part) => {
    const path = `./messages/${locale}/${part}.json`;
    const load = catalogues[path] ?? (await import('./later-parts.ts')).laterParts[path];
    if (!load) throw new Error(`No words for ${locale}/${part}`);
    return (await load()).default;
  };
