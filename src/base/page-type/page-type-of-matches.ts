import type { PageType } from '#contract/constants.ts';
import { pageTypeOf } from '#domain/page-type.ts';

/** What is read of a router's match. */
interface Match {
  readonly status: string;
  readonly globalNotFound?: boolean | undefined;
  readonly meta?: readonly unknown[] | undefined;
}

/** Nothing stands at this address, or what stands there could not be shown. */
export const isUnavailable = (matches: readonly Match[]): boolean =>
  matches.some(({ status, globalNotFound }) => status === 'notFound' || status === 'error' || globalNotFound === true);

const descriptions = (matches: readonly Match[]): unknown[] =>
  matches.flatMap(({ meta }) =>
    (meta ?? []).flatMap((tag) => {
      const { name, content } = (tag ?? {}) as { readonly name?: unknown; readonly content?: unknown };
      return name === 'description' ? [content] : [];
    }),
  );

/** Page type of what the router shows. A page whose description says `notAvailable` is an Error, whoever wrote it (spec 2 §2). */
export const pageTypeOfMatches = (path: string, matches: readonly Match[], notAvailable?: string): PageType =>
  pageTypeOf(path, isUnavailable(matches) || (notAvailable !== undefined && descriptions(matches).at(-1) === notAvailable));
