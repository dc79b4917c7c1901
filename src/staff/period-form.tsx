import { useState } from 'react';
import { EVENTS_KEPT_DAYS } from '#contract/calls/funnel-steps.ts';
import { isLocaleId, LOCALE_IDS, LOCALES } from '#contract/locales.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { type ChosenPeriod, isPeriod } from './insights-query.ts';
import styles from './insights-page.module.css';

export interface PeriodFormProps {
  readonly period: ChosenPeriod;
  readonly busy: boolean;
  readonly onChoose: (period: ChosenPeriod) => void;
}

/** Which days, and of which shop. */
export const PeriodForm = ({ period, busy, onChoose }: PeriodFormProps) => {
  const { t } = useI18n('staff');
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const [shop, setShop] = useState<string>(period.shop ?? '');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className={styles.period}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const chosen: ChosenPeriod = { from, to, ...(isLocaleId(shop) && { shop }) };
        const good = isPeriod(chosen, EVENTS_KEPT_DAYS);
        setWrong(!good);
        if (good) onChoose(chosen);
      }}
    >
      <Field label={t('staff.from')} error={isWrong ? t('staff.periodWrong', { days: EVENTS_KEPT_DAYS }) : undefined}>
        <TextInput type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
      </Field>
      <Field label={t('staff.to')}>
        <TextInput type="date" value={to} onChange={(event) => setTo(event.target.value)} />
      </Field>
      <Field label={t('staff.shop')}>
        <Select value={shop} onChange={(event) => setShop(event.target.value)}>
          <option value="">{t('staff.allShops')}</option>
          {LOCALE_IDS.map((id) => (
            <option key={id} value={id}>
              {`${LOCALES[id].label} (${id})`}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" loading={busy}>
        {t('staff.show')}
      </Button>
    </form>
  );
};
