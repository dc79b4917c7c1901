import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ArticleResults } from '#contract/calls/content/articles.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { logFailure } from '#src/base/observation/log-failure.ts';

interface Shown {
  readonly tagId: string | undefined;
  readonly results: ArticleResults;
}

interface Articles extends Shown {
  /** What was asked for last, and is on its way. */
  readonly asked: string | undefined;
  readonly busy: boolean;
  /** Toggles the filter by a tag: the list begins again. */
  readonly toggle: (tagId: string) => void;
  /** Adds the next page. @returns whether it came */
  readonly more: () => Promise<boolean>;
}

const NONE: ArticleResults = { articles: [], facets: [], numFound: 0 };

/** The articles of a grid. What cannot be had is logged only: the grid stays as it was (spec 3 §8). */
export const useArticles = (first: ArticleResults | undefined, size: number): Articles => {
  const { locale } = useI18n();
  const { api } = useRouter().options.context;
  const [shown, setShown] = useState<Shown>({ tagId: undefined, results: first ?? NONE });
  const [asked, setAsked] = useState<string>();
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);

  const load = async (tagId: string | undefined, before: ArticleResults['articles']): Promise<boolean> => {
    latest.current += 1;
    const turn = latest.current;
    setAsked(tagId);
    setBusy(true);
    try {
      const results = await api('content.articleSearch', {
        params: { mode: 'publish', siteId: locale.siteId },
        query: { limit: size, offset: before.length, ...(tagId !== undefined && { tagId }) },
      });
      if (turn !== latest.current) return false;
      setShown({ tagId, results: { ...results, articles: [...before, ...results.articles] } });
      return true;
    } catch (error) {
      logFailure('Articles were not loaded', error);
      if (turn === latest.current) setAsked(shown.tagId);
      return false;
    } finally {
      if (turn === latest.current) setBusy(false);
    }
  };

  // A block that no server has filled fills itself.
  const isEmpty = first === undefined;
  const fill = useRef(load);
  useEffect(() => {
    if (isEmpty) void fill.current(undefined, []);
  }, [isEmpty]);

  return {
    ...shown,
    asked,
    busy,
    toggle: (tagId) => void load(tagId === asked ? undefined : tagId, []),
    more: () => load(shown.tagId, shown.results.articles),
  };
};
