import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { Facet } from '#contract/calls/products.ts';
import { minorDigits } from '#contract/money.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Accordion } from '#ui/accordion/accordion.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Swatch } from '#ui/radio-group/swatch.tsx';
import { withFacetValue, withPriceRange } from './list-changes.ts';
import { readPriceRange, type TypedRange } from './price-range.ts';
import { FACET_IDS, type FacetId, type ListSearch } from './list-search.ts';
import { StoreFilter } from './store-filter.tsx';
import { replaysEarlyClicks } from '#ui/lazy/early-clicks.ts';
import styles from './facet-fields.module.css';

export interface FacetFieldsProps {
  readonly facets: readonly Facet[];
  /** What is chosen; the answer's own marks may be those of a moment ago. */
  readonly search: ListSearch;
  readonly currency: string;
  readonly onChange: (next: ListSearch) => void;
}

const OPEN_AT_FIRST: readonly string[] = ['category', 'gender', 'size', 'color', 'price'];
const SHOWN_AT_FIRST = 8;

export const isFacetId = (id: string): id is FacetId => (FACET_IDS as readonly string[]).includes(id);

/** The filters of a list as groups of native controls: a form without scripts, at once with them. */
export const FacetFields = ({ facets, search, currency, onChange }: FacetFieldsProps) => {
  const fields = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<TypedRange>();
  useEarlyTicks(fields, search, onChange);
  return (
    <div ref={fields}>
      <StoreFilter facets={facets} search={search} onChange={onChange} />
      <Accordion
        headingLevel={3}
        className={styles.facets}
        items={facets.flatMap((facet) => {
          const open = OPEN_AT_FIRST.includes(facet.id) || (isFacetId(facet.id) && search[facet.id] !== undefined);
          if (facet.kind === 'range' && facet.id === 'price' && facet.range)
            return [
              {
                id: facet.id,
                title: facet.label,
                open,
                content: (
                  <PriceRange
                    key={`${search.min}-${search.max}`}
                    facet={facet}
                    search={search}
                    currency={currency}
                    typed={typed}
                    onTyped={(range) => {
                      setTyped(range);
                      onChange(withPriceRange(search, range.min, range.max));
                    }}
                  />
                ),
              },
            ];
          if (!isFacetId(facet.id) || facet.id === 'store' || facet.values.length === 0) return [];
          return [{ id: facet.id, title: facet.label, open, content: <Choices id={facet.id} facet={facet} search={search} onChange={onChange} /> }];
        })}
      />
    </div>
  );
};

/** Boxes that were ticked before the page reacted keep their tick: they count from now on. */
const useEarlyTicks = (fields: RefObject<HTMLElement | null>, search: ListSearch, onChange: (next: ListSearch) => void): void => {
  const atFirst = useRef({ search, onChange });
  useEffect(() => {
    const { search: known, onChange: change } = atFirst.current;
    let next = known;
    for (const box of fields.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []) {
      if (isFacetId(box.name) && box.checked !== (known[box.name] ?? []).includes(box.value))
        next = withFacetValue(next, box.name, box.value, box.checked);
    }
    if (next !== known) change(next);
  }, [fields]);
};

const Choices = ({ id, facet, search, onChange }: { id: FacetId; facet: Facet; search: ListSearch; onChange: (next: ListSearch) => void }) => {
  const { t, number } = useI18n('shop');
  const chosen = search[id] ?? [];
  const [all, setAll] = useState(false);
  const folds = facet.kind === 'choice' && facet.values.length > SHOWN_AT_FIRST + 2;
  return (
    <>
      <ul className={styles.values} data-kind={facet.kind} aria-label={facet.label}>
        {facet.values.map((value, index) => {
          const on = chosen.includes(value.value);
          return (
            <li
              key={value.value}
              data-long={value.label.length > 6 ? '' : undefined}
              hidden={folds && !all && !on && index >= SHOWN_AT_FIRST ? true : undefined}
            >
              <label className={styles.value} data-empty={value.count === 0 && !on ? '' : undefined}>
                <input
                  ref={replaysEarlyClicks}
                  type="checkbox"
                  name={id}
                  value={value.value}
                  checked={on}
                  className={styles.box}
                  onChange={(event) => onChange(withFacetValue(search, id, value.value, event.target.checked))}
                />
                {facet.kind === 'swatch' && value.swatch ? (
                  <span className={styles.swatch}>
                    <Swatch colors={value.swatch} />
                  </span>
                ) : null}
                <span className={styles.label}>{value.label}</span>
                <span className={facet.kind === 'chip' ? 'visually-hidden' : styles.count}>
                  <span className="visually-hidden">, {t('list.facetCount', { count: value.count })}</span>
                  <span aria-hidden="true">{number(value.count)}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {folds ? (
        <Button variant="link" size="sm" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('list.showLess') : t('list.showMore', { count: facet.values.length - SHOWN_AT_FIRST })}
        </Button>
      ) : null}
    </>
  );
};

const PriceRange = ({
  facet,
  search,
  currency,
  typed,
  onTyped,
}: {
  facet: Facet;
  search: ListSearch;
  currency: string;
  typed: TypedRange | undefined;
  onTyped: (range: TypedRange) => void;
}) => {
  const { t, money } = useI18n('shop');
  const id = useId();
  const digits = 10 ** minorDigits(currency);
  const min = useRef<HTMLInputElement>(null);
  const max = useRef<HTMLInputElement>(null);
  const apply = (): void => onTyped(readPriceRange(min.current?.value ?? '', max.current?.value ?? ''));
  // Said as long as the list is what it was made of.
  const remark = typed?.min === search.min && typed?.max === search.max ? typed?.remark : undefined;
  const bounds = facet.range ?? { min: 0, max: 0 };
  return (
    <div className={styles.range}>
      <Field label={t('list.priceFrom')} id={`${id}-min`}>
        <TextInput
          name="min"
          inputMode="decimal"
          autoComplete="off"
          ref={min}
          defaultValue={search.min}
          placeholder={String(Math.floor(bounds.min / digits))}
        />
      </Field>
      <Field label={t('list.priceTo')} id={`${id}-max`}>
        <TextInput
          name="max"
          inputMode="decimal"
          autoComplete="off"
          ref={max}
          defaultValue={search.max}
          placeholder={String(Math.ceil(bounds.max / digits))}
        />
      </Field>
      {remark ? (
        <p className={styles.remark} role="status">
          {remark.kind === 'swapped' ? t('list.priceSwapped') : t('list.priceNotRead', { text: remark.text })}
        </p>
      ) : null}
      <p className={styles.bounds}>{t('price.range', { low: money(bounds.min, currency), high: money(bounds.max, currency) })}</p>
      <Button variant="secondary" size="sm" className={styles.apply} onClick={apply}>
        {t('list.apply')}
      </Button>
    </div>
  );
};
