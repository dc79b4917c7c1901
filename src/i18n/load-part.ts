import type { LocaleId } from '#contract/locales.ts';
import type { Part, PartLoader } from './words.ts';

type Module = { default: Record<string, string> };
const catalogues = import.meta.glob<Module>('./messages/*/*.json');

/** Each locale and part is a chunk of its own: nobody downloads another language. */
export const partLoader =
  (locale: LocaleId): PartLoader =>
  async (part: Part) => {
    const load = catalogues[`./messages/${locale}/${part}.json`];
    if (!load) throw new Error(`No words for ${locale}/${part}`);
    return (await load()).default;
  };
