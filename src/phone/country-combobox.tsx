import { useId, useState, type KeyboardEvent } from 'react';
import type { Country } from '#contract/countries.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import styles from './country-combobox.module.css';
import { findCountries, flagOf } from './find-countries.ts';

export interface CountryComboboxProps {
  readonly countries: readonly Country[];
  /** ISO 3166-1 alpha-2. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

const label = ({ code, name, dialCode }: Country): string => `${flagOf(code)} ${name} +${dialCode}`;

/** What the keys point at is seen. */
const intoView = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });

/**
 * A country chosen from a list of some 240 by typing a part of its name, its code or its dial code (ARIA's combobox with a list box). What is
 * typed and not chosen is taken back when the field is left.
 */
export const CountryCombobox = ({ countries, value, onChange }: CountryComboboxProps) => {
  const { t } = useWords('person');
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const chosen = countries.find(({ code }) => code === value);
  const open = typed !== undefined;
  const found = open ? findCountries(countries, typed) : [];
  const pointed = found[Math.min(active, found.length - 1)];

  const show = (): void => {
    if (open) return;
    setActive(
      Math.max(
        0,
        countries.findIndex(({ code }) => code === value),
      ),
    );
    setTyped('');
  };
  const close = (): void => setTyped(undefined);
  const choose = (country: Country): void => {
    onChange(country.code);
    close();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const last = found.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      PageDown: Math.min(active + 10, last),
      PageUp: Math.max(active - 10, 0),
    };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      if (open) setActive(Math.max(0, move));
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (pointed) choose(pointed);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <span className={styles.combobox}>
      <TextInput
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && pointed ? `${id}-${pointed.code}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed === undefined || (typed === '' && !open) ? (chosen ? label(chosen) : '') : typed}
        placeholder={open && chosen ? label(chosen) : undefined}
        onClick={show}
        onChange={(event) => {
          setTyped(open ? event.target.value : event.target.value.replace(chosen ? label(chosen) : '', ''));
          setActive(0);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <span className="visually-hidden" role="status">
        {open ? t('phone.found', { count: found.length }) : ''}
      </span>
      {open && found.length > 0 ? (
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={t('phone.countries')}>
          {found.map((country) => (
            // The field keeps the focus and has the keys; the list is for pointers.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={country.code}
              id={`${id}-${country.code}`}
              className={styles.option}
              role="option"
              aria-selected={country.code === value}
              ref={country === pointed ? intoView : undefined}
              data-active={country === pointed ? '' : undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(country)}
            >
              <span aria-hidden="true">{flagOf(country.code)}</span> {country.name} <span className={styles.dial}>+{country.dialCode}</span>
            </div>
          ))}
        </div>
      ) : null}
    </span>
  );
};
