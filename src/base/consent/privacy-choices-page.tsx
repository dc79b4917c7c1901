import { type FormEvent, useState } from 'react';
import type { ConsentSource } from '#contract/calls/consent-calls.ts';
import { isGranted, OPTIONAL_CATEGORIES, type OptionalCategory } from '#contract/consent.ts';
import { CONSENT_REQUIRED } from '#contract/constants.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DownloadIcon } from '#ui/icon/download-icon.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { PresentState } from './present-state.tsx';
import styles from './privacy-choices-page.module.css';
import { useConsent } from './use-consent.ts';

export interface PrivacyChoicesPageProps {
  readonly choose: (granted: readonly OptionalCategory[], source: ConsentSource) => Promise<void>;
  readonly fetchProof: () => Promise<object>;
  readonly download: (name: string, text: string) => void;
}

/** Four categories: what each is for, what belongs to it, and whether it is on. */
export const PrivacyChoicesPage = ({ choose, fetchProof, download }: PrivacyChoicesPageProps) => {
  const { t, locale } = useI18n('consent');
  const facts = useConsent();
  const offline = useOffline();
  const [edited, setEdited] = useState<readonly OptionalCategory[]>();
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const granted = edited ?? OPTIONAL_CATEGORIES.filter((category) => facts !== null && isGranted(facts, category));

  const take = (chosen: readonly OptionalCategory[]): void => {
    choose(chosen, 'preferences').catch(reportError);
    setEdited(undefined);
    setSaid(offline ? t('consent.savedOffline') : t('consent.saved'));
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    take(granted);
  };
  const toggle = (category: OptionalCategory, on: boolean): void => {
    setSaid(undefined);
    setEdited(OPTIONAL_CATEGORIES.filter((other) => (other === category ? on : granted.includes(other))));
  };
  const exportProof = async (): Promise<void> => {
    setBusy(true);
    try {
      download('waymark-privacy-choices.json', JSON.stringify(await fetchProof(), null, 2));
      setSaid(t('consent.proof.done'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <TitledPage title={t('consent.title')} width="narrow">
      <Stack gap={6}>
        <Stack gap={3}>
          <Text>{t('consent.intro')}</Text>
          <PresentState facts={facts} />
        </Stack>
        <form className={styles.form} onSubmit={save} aria-label={t('consent.title')}>
          <div className={styles.all}>
            <Button variant="secondary" block onClick={() => take([])}>
              {t('consent.refuseAll')}
            </Button>
            <Button variant="secondary" block onClick={() => take(OPTIONAL_CATEGORIES)}>
              {t('consent.acceptAll')}
            </Button>
          </div>
          <ul className={styles.categories}>
            <CategoryChoice category={CONSENT_REQUIRED} checked />
            {OPTIONAL_CATEGORIES.map((category) => (
              <CategoryChoice
                key={category}
                category={category}
                checked={granted.includes(category)}
                disabled={facts === null || facts.preview}
                onChange={(on) => toggle(category, on)}
              />
            ))}
          </ul>
          <div className={styles.end}>
            <Button type="submit">{t('consent.save')}</Button>
          </div>
        </form>
        <div role="status">{said ? <Banner kind="success">{said}</Banner> : null}</div>
        <section aria-labelledby="consent-proof">
          <Stack gap={3} align="start">
            <Heading level={2} size="md" id="consent-proof">
              {t('consent.proof.title')}
            </Heading>
            <Text>{t('consent.proof.text')}</Text>
            <Button variant="secondary" start={<DownloadIcon size={20} />} loading={busy} onClick={() => void exportProof()}>
              {t('consent.proof.download')}
            </Button>
          </Stack>
        </section>
        <p>
          <TextLink href={`/${locale.id}/privacy`}>{t('consent.policy')}</TextLink>
        </p>
      </Stack>
    </TitledPage>
  );
};
