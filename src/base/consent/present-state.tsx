import { consentBasis, type ConsentFacts } from '#contract/consent.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Text } from '#ui/text/text.tsx';
import styles from './privacy-choices-page.module.css';

/** What holds now, and why. Its room is kept until the device has been asked. */
export const PresentState = ({ facts }: { readonly facts: ConsentFacts | null }) => {
  const { t, date, locale } = useI18n('consent');
  const said = (): string => {
    if (facts === null) return '';
    const basis = consentBasis(facts);
    if (basis === 'bypassed') return t('consent.state.preview');
    if (facts.choice) return t('consent.state.chosen', { date: date(facts.choice.at, { dateStyle: 'long', timeStyle: 'short' }) });
    if (basis === 'assumed') return t('consent.state.assumed', { region: locale.label });
    return facts.emea ? t('consent.state.none') : t('consent.state.gpc');
  };
  return (
    <div className={styles.state}>
      <Text>{said()}</Text>
      {facts?.globalPrivacyControl && (facts.choice || facts.emea) ? (
        <Text size="sm" tone="muted">
          {t('consent.state.gpcSent')}
        </Text>
      ) : null}
    </div>
  );
};
