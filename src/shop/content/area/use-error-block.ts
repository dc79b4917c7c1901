import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Block } from '#contract/calls/content.ts';
import type { HeroBlock } from '#contract/calls/content/banners.ts';
import { areaQuery } from './area-query.ts';

/** Why a page is not there: no such page, a failure of the shop, no network. */
export type ErrorKind = '404' | '500' | 'offline';

const PREFIX = 'error-';

/** Whether a block of the error page says what went wrong, rather than leads on from it. */
export const isErrorText = ({ id }: Block): boolean => id.startsWith(PREFIX);

/**
 * What the content service says about an error: the hero `error-404`, `error-500` or `error-offline` of the fixed page `error-4xx`. Undefined where there
 * is none or where it cannot be had; then the page's own words stand.
 */
export const useErrorBlock = (kind: ErrorKind): HeroBlock | undefined => {
  const { api, locale } = useRouter().options.context;
  const { data } = useQuery({ ...areaQuery({ api, locale }, { page: 'error-4xx' }), throwOnError: false });
  const block = data?.blocks.find(({ id }) => id === PREFIX + kind);
  return block?.kind === 'hero' ? (block as unknown as HeroBlock) : undefined;
};
