import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { cx } from '#ui/cx.ts';
import { SearchIcon } from '#ui/icon/search-icon.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import styles from './search-box.module.css';

const loadSuggestions = () => import('./search-suggestions.tsx').then((module) => module.SearchSuggestions);
const SearchSuggestions = deferred(loadSuggestions, undefined);

/**
 * The search field: a form that works by itself. Its suggestions, with their keys and their data, are fetched when the
 * field takes the focus; until they are there it is a plain text field.
 */
export const SearchBox = ({
  size = 'md',
  takesFocus = false,
  className,
}: {
  size?: 'md' | 'lg';
  takesFocus?: boolean;
  className?: string | undefined;
}) => {
  const { t, locale } = useI18n();
  const router = useRouter();
  const id = useId();
  const action = `/${locale.id}/search`;
  const asked = useLocation({ select: (location) => (location.pathname === action ? (location.search as { q?: string }).q : undefined) ?? '' });
  // The field keeps its own text: what was typed before the page reacted stays.
  const [text, setText] = useState(asked);
  const [isOpened, setOpen] = useState(false);
  // On the page of the search itself what others look for stands below the field already.
  const open = isOpened && !(takesFocus && text.trim() === '');
  const [active, setActive] = useState<string>();
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const isTyping = document.activeElement === field;
    if (!isTyping) field.value = asked;
    setText(field.value);
    if (isTyping) setOpen(true);
  }, [asked]);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const close = (): void => {
    setOpen(false);
    setActive(undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const q = input.current?.value.trim() ?? '';
    if (q === '') {
      input.current?.focus();
      return;
    }
    // Forgetting a search costs a convenience: the search itself does not wait for it.
    import('./recent-searches.ts').then(({ rememberSearch }) => rememberSearch(q)).catch(() => undefined);
    close();
    input.current?.blur();
    // The list that closes is off the screen before the next page is drawn.
    afterPaint(() => void router.navigate({ href: `${action}?${new URLSearchParams({ q })}` }));
  };
  return (
    // Leaving the field and its list closes the list; there is nothing here to press.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={box}
      role="search"
      aria-label={size === 'lg' ? t('search.title') : undefined}
      action={action}
      method="get"
      className={cx(styles.box, className)}
      data-size={size}
      data-open={open ? '' : undefined}
      onSubmit={submit}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) close();
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {t('header.search')}
      </label>
      <SearchIcon className={styles.icon} size={20} />
      <input
        ref={input}
        data-page-focus={takesFocus ? '' : undefined}
        id={id}
        className={styles.input}
        type="text"
        inputMode="search"
        name="q"
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={t('search.placeholder')}
        defaultValue={asked}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={active}
        onPointerEnter={() => void loadSuggestions().catch(() => undefined)}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open || event.nativeEvent.isComposing) return;
          // The first press closes the list, also one that has not come yet.
          event.preventDefault();
          close();
        }}
        onChange={(event) => {
          setText(event.target.value);
          setActive(undefined);
          setOpen(true);
        }}
      />
      {open ? <SearchSuggestions id={`${id}-list`} text={text} input={input} active={active} onActive={setActive} onClose={close} /> : null}
    </form>
  );
};
