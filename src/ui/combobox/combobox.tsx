import { useId, useState, type KeyboardEvent } from 'react';
import { TextInput, type TextInputProps } from '../field/text-input.tsx';
import { ChevronDownIcon } from '../icon/chevron-down-icon.tsx';
import styles from './combobox.module.css';
import { findByWords } from './find-by-words.ts';

export type ComboboxOption = {
  readonly value: string;
  readonly text: string;
  /** Behind the text, quieter: where a store is, how a country is dialled. */
  readonly aside?: string;
  /** Before the text, not read out: a flag. */
  readonly sign?: string;
};

export type ComboboxProps = Pick<TextInputProps, 'ref' | 'name' | 'disabled' | 'placeholder' | 'aria-busy'> & {
  options: readonly ComboboxOption[];
  /** Of an option; empty: none is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Names the list. */
  listLabel: string;
  /** How many there are for what was typed, in words. */
  found: (count: number) => string;
  /** Words of text and aside, unless said. */
  find?: (options: readonly ComboboxOption[], typed: string) => readonly ComboboxOption[];
};

const shownAs = ({ sign, text, aside }: ComboboxOption): string => [sign, text, aside].filter(Boolean).join(' ');
const findInAll: NonNullable<ComboboxProps['find']> = (options, typed) => findByWords(options, typed, ({ text, aside = '' }) => `${text} ${aside}`);

/** What the keys point at is seen. */
const intoView = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });

/**
 * One of many, chosen from a list by typing a part of it (ARIA's combobox with a list box). What is typed and not chosen is taken back when the
 * field is left.
 */
export function Combobox({ options, value, onChange, onBlur, listLabel, found, find = findInAll, placeholder, ...field }: ComboboxProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const at = options.findIndex((option) => option.value === value);
  const chosen = options[at];
  const shown = chosen ? shownAs(chosen) : '';
  // A list that is on its way is nothing to look through yet.
  const open = typed !== undefined && options.length > 0;
  const listed = open ? find(options, typed) : [];
  const pointed = listed[Math.min(active, listed.length - 1)];

  const show = (): void => {
    if (open) return;
    setActive(Math.max(0, at));
    setTyped('');
  };
  const close = (): void => setTyped(undefined);
  const choose = (option: ComboboxOption): void => {
    onChange(option.value);
    close();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const last = listed.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: active - 1,
      PageDown: Math.min(active + 10, last),
      PageUp: active - 10,
    };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      if (open) setActive(Math.max(0, move));
      else show();
    } else if (event.key === 'Enter' && typed !== undefined) {
      event.preventDefault();
      if (pointed) choose(pointed);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className={styles.combobox}>
      <TextInput
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={pointed ? `${id}-${pointed.value}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed ?? shown}
        placeholder={shown || placeholder}
        onClick={show}
        onChange={(event) => {
          setTyped(open ? event.target.value : event.target.value.replace(shown, ''));
          setActive(0);
        }}
        onKeyDown={press}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      />
      <ChevronDownIcon className={styles.chevron} size={18} />
      <p className={listed.length > 0 || !open ? 'visually-hidden' : styles.list} role="status">
        {open ? found(listed.length) : ''}
      </p>
      {listed.length > 0 ? (
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={listLabel}>
          {listed.map((option) => (
            // The field keeps the focus and has the keys; the list is for pointers.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.value}
              id={`${id}-${option.value}`}
              className={styles.option}
              role="option"
              aria-selected={option.value === value}
              ref={option === pointed ? intoView : undefined}
              data-active={option === pointed ? '' : undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.sign ? <span aria-hidden="true">{option.sign} </span> : null}
              {option.text}
              {option.aside ? <span className={styles.aside}> {option.aside}</span> : null}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
