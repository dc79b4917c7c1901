import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { FOOT_MAX, FOOT_MIN, forgetFoot, isFoot, keepFoot, useFoot } from '#src/base/foot-size/foot-size.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { footSizesQuery, sizeOfFoot } from './foot-sizes.ts';
import type { LengthUnit } from './size-chart-units.ts';
import styles from './foot-finder.module.css';

const MM_PER_INCH = 25.4;
const MM_PER = { cm: 10, in: MM_PER_INCH } as const;

export interface FootFinderProps {
  /** Name of the size chart: `shoes-women`. */
  readonly type: string;
  readonly unit: LengthUnit;
}

/** A size from the length of a foot, which the device can remember. Without the sizes there is no such form. */
export const FootFinder = ({ type, unit }: FootFinderProps) => {
  const i18n = useI18n('sizes');
  const { t } = i18n;
  const id = useId();
  const kept = useFoot();
  const [foot, setFoot] = useState(kept);
  const [isWrong, setIsWrong] = useState(false);
  const { data } = useQuery(footSizesQuery(useApi()));
  const group = data?.groups.find(({ productType }) => productType === type);
  if (!group) return null;
  const written = (millimetres: number): string => i18n.number(millimetres / MM_PER[unit], { maximumFractionDigits: 1 });
  const found = foot === undefined ? undefined : sizeOfFoot(group, foot);

  const read = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('foot');
    const text = typeof typed === 'string' ? typed.trim().replace(',', '.') : '';
    const millimetres = text === '' ? Number.NaN : Math.round(Number(text) * MM_PER[unit]);
    const right = isFoot(millimetres);
    setIsWrong(!right);
    setFoot(right ? millimetres : undefined);
    // What is remembered follows what was measured last.
    if (right && kept !== undefined) keepFoot(millimetres);
  };

  return (
    <section className={styles.finder} aria-labelledby={id}>
      <Heading level={3} size="sm" id={id}>
        {t('sizes.footTitle')}
      </Heading>
      {/* Another unit is another number in the field. */}
      <form key={unit} className={styles.form} onSubmit={read} noValidate>
        <Field
          label={t('sizes.footLabel', { unit: t(`sizes.${unit}`) })}
          error={isWrong ? t('sizes.footWrong', { min: written(FOOT_MIN), max: written(FOOT_MAX) }) : undefined}
        >
          <TextInput name="foot" inputMode="decimal" autoComplete="off" maxLength={6} defaultValue={foot === undefined ? '' : written(foot)} />
        </Field>
        <Button type="submit" variant="secondary">
          {t('sizes.footTitle')}
        </Button>
      </form>
      <div role="status" className={styles.result}>
        {foot === undefined ? null : <Text>{found ? t('sizes.footFound', { size: found.label }) : t('sizes.footNone')}</Text>}
        {kept === undefined ? null : (
          <Text size="sm" tone="muted">
            {t('sizes.footKept')}
          </Text>
        )}
      </div>
      {kept === undefined && found && foot !== undefined ? (
        <Button variant="link" onClick={() => keepFoot(foot)}>
          {t('sizes.footKeep')}
        </Button>
      ) : null}
      {kept === undefined ? null : (
        <Button variant="link" onClick={forgetFoot}>
          {t('sizes.footForget')}
        </Button>
      )}
    </section>
  );
};
