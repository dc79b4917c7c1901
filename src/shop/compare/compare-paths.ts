import { MOST_COMPARED } from './compared.ts';

export const comparePath = (locale: string, ids: readonly string[] = []): string =>
  `/${locale}/compare${ids.length === 0 ? '' : `?ids=${ids.map(encodeURIComponent).join(',')}`}`;

/** Styles that a shared link names: at most four, each once; others than ids of the shop are passed over. */
export const idsOf = (text: string | undefined): string[] =>
  [...new Set((text ?? '').split(',').map((id) => id.trim().toUpperCase()))].filter((id) => /^[A-Z][A-Z0-9]{7}$/.test(id)).slice(0, MOST_COMPARED);
