import type { loadAreas } from './area-query.ts';

let loaded: { readonly loadAreas: typeof loadAreas } | undefined;

/** `loadAreas` for the loaders of pages: the server's documents bring the answers, so that a first visit does not need its code. */
export const readAreas: typeof loadAreas = async (...args) => {
  // Kept: an import of what is there takes a turn of its own.
  loaded ??= await import('./area-query.ts').catch(() => undefined);
  await loaded?.loadAreas(...args);
};

/** Loads a page; where there is none, what the page about that says is read before it is drawn. */
export const withErrorText = async <T>(context: Parameters<typeof loadAreas>[0], load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'isNotFound' in error) await readAreas(context, { page: 'error-4xx' });
    throw error;
  }
};
