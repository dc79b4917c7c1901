import type { ConsentCategory } from '#contract/consent.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { type Belonging, belongsToCategory, INVENTORY } from './inventory.ts';
import styles from './privacy-choices-page.module.css';

interface CategoryChoiceProps {
  readonly category: ConsentCategory;
  readonly checked: boolean;
  /** Absent: it cannot be switched off. */
  readonly onChange?: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** One category: what it is for, whether it is on, and everything that belongs to it. */
export const CategoryChoice = ({ category, checked, onChange, disabled = false }: CategoryChoiceProps) => {
  const { t } = useI18n('consent');
  const belongings = INVENTORY.filter((belonging) => belongsToCategory(belonging, category));
  return (
    <li className={styles.category}>
      <Checkbox
        name={category}
        checked={checked}
        disabled={disabled || !onChange}
        description={t(`consent.${category}.text`)}
        onChange={(event) => onChange?.(event.target.checked)}
      >
        <strong>{t(`consent.${category}.title`)}</strong>
        {onChange ? null : <span className={styles.always}> {t('consent.always')}</span>}
      </Checkbox>
      {belongings.length === 0 ? null : (
        <Disclosure className={styles.more} label={t('consent.what', { category: t(`consent.${category}.title`) })}>
          <ul className={styles.belongings}>
            {belongings.map((belonging) => (
              <BelongingRow key={`${belonging.place} ${belonging.names.join(' ')}`} belonging={belonging} />
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
};

const BelongingRow = ({ belonging: { place, names, use, lasts } }: { belonging: Belonging }) => {
  const { t } = useI18n('consent');
  return (
    <li>
      <p>{t(use)}</p>
      <p className={styles.names}>
        {names.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
      <p className={styles.place}>
        {t(`consent.place.${place}`)}, {t(lasts)}
      </p>
    </li>
  );
};
