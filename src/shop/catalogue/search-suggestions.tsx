import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';
import { Price } from '#src/shop/product-ui/price.tsx';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { ClockIcon } from '#ui/icon/clock-icon.tsx';
import { SearchIcon } from '#ui/icon/search-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { suggestQuery } from './queries.ts';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';
import { nextOption, type SuggestionOption, suggestionGroups } from './suggestion-groups.ts';
import { useDebounced } from '#src/base/timing/use-debounced.ts';
import styles from './search-suggestions.module.css';

export interface SearchSuggestionsProps {
  readonly id: string;
  readonly text: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly active: string | undefined;
  readonly onActive: (id: string | undefined) => void;
  readonly onClose: () => void;
}

const TYPING_PAUSE_MS = 120;

/** What was searched for, to be proposed again; a product, a category or an article is no search. */
const isSearch = ({ kind }: SuggestionOption): boolean => kind === 'recent' || kind === 'term' || kind === 'all';

/** What the search field proposes. The focus stays in the field; the arrow keys mark an option, which the field names. */
export const SearchSuggestions = ({ id, text, input, active, onActive, onClose }: SearchSuggestionsProps) => {
  const { t, locale } = useI18n('shop');
  const router = useRouter();
  const { api } = router.options.context;
  const [recent, setRecent] = useState(readRecentSearches);
  const q = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const { data } = useQuery({ ...suggestQuery({ api, locale }, q), placeholderData: keepPreviousData });
  const groups = useDeferredValue(suggestionGroups({ id, q, recent, answer: data, searchPath: `/${locale.id}/search` }));
  const options = groups.flatMap((group) => group.options);

  // Keys can come faster than React draws: what is marked is known at once.
  const marked = useRef(active);
  useEffect(() => {
    marked.current = active;
  }, [active]);

  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const close = (): void => {
      marked.current = undefined;
      onClose();
    };
    const follow = (href: string, query?: string): void => {
      if (query) rememberSearch(query);
      close();
      field.blur();
      // The list that closes is off the screen before the next page is drawn.
      afterPaint(() => void router.navigate({ href }));
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        marked.current = nextOption(options, marked.current, event.key === 'ArrowDown' ? 1 : -1);
        onActive(marked.current);
      } else if (event.key === 'Enter') {
        const chosen = options.find((option) => option.id === marked.current);
        if (!chosen) return;
        event.preventDefault();
        follow(chosen.href, isSearch(chosen) ? chosen.text : undefined);
      }
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, [input, onActive, onClose, options, router]);

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  if (options.length === 0) return <div id={id} role="listbox" aria-label={t('search.suggestions')} hidden />;
  return (
    // Pressing into the list must not take the focus from the field: it would close before the press arrives.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t('search.suggestions')} className={styles.groups}>
        {groups.map((group) => (
          <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`} className={styles.group} data-kind={group.kind}>
            <p className={styles.title} id={`${id}-${group.kind}`}>
              {t(group.title)}
            </p>
            {group.options.map((option) => (
              <Link
                key={option.id}
                id={option.id}
                href={option.href}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === active}
                className={styles.option}
                onPointerMove={() => {
                  if (option.id !== active) onActive(option.id);
                }}
                onClick={() => {
                  if (isSearch(option)) rememberSearch(option.text);
                  onClose();
                }}
              >
                {option.kind === 'product' ? (
                  <>
                    <ProductPicture className={styles.picture} picture={option.hit.picture} sizes="56px" widths={[48, 96]} decorative />
                    <span className={styles.product}>
                      <span>{option.text}</span>
                      <Price price={option.hit.price} size="sm" hideLowestBefore />
                    </span>
                  </>
                ) : (
                  <>
                    {option.kind === 'recent' ? (
                      <ClockIcon size={18} />
                    ) : option.kind === 'term' || option.kind === 'all' ? (
                      <SearchIcon size={18} />
                    ) : null}
                    <span>{option.kind === 'all' ? t('search.seeAll', { q: option.text }) : option.text}</span>
                  </>
                )}
              </Link>
            ))}
          </div>
        ))}
      </div>
      {q === '' && recent.length > 0 ? (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            forgetSearches();
            setRecent([]);
            onActive(undefined);
          }}
        >
          {t('search.forget')}
        </button>
      ) : null}
    </div>
  );
};
