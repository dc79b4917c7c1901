import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Text } from '#ui/text/text.tsx';

/** What a price includes and what comes on top, wherever something can be bought at it. Nothing where taxes are added in the checkout. */
export const TaxNote = () => {
  const { locale, t } = useI18n();
  if (!locale.taxIncluded) return null;
  return (
    <Text size="xs" tone="muted">
      {t('price.taxIncluded')}
    </Text>
  );
};
