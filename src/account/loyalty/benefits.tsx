import type { LoyaltyMember } from '#contract/calls/loyalty.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import styles from './benefits.module.css';

/** What members have here. The shop says which: free delivery is none of it in some countries (spec 3 §9). */
export const Benefits = ({ benefits }: Pick<LoyaltyMember, 'benefits'>) => {
  const { t } = useI18n('loyalty');
  return (
    <Stack as="section" gap={3} aria-labelledby="loyalty-benefits">
      <Heading level={2} size="md" id="loyalty-benefits">
        {t('loyalty.benefits')}
      </Heading>
      <ul className={styles.list}>
        {benefits.map((benefit) => (
          <li key={benefit}>{t(`loyalty.benefit.${benefit}`)}</li>
        ))}
      </ul>
    </Stack>
  );
};
