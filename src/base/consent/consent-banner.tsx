import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { PRIVACY_PATH, showBannerIfAsked } from './asked.ts';
import { acceptAll, refuseAll } from './choose.ts';
import styles from './consent-banner.module.css';

/**
 * Asks before anything optional, where the law wants that. It stands in the page above the header: it takes room of its own, covers nothing and traps
 * nobody. The document is the same for everybody; where nothing is to be asked it is hidden before the first paint (preferences-script.tsx).
 */
export const ConsentBanner = () => {
  const { t, locale } = useI18n('consent');
  const api = useApi();
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  useEffect(() => showBannerIfAsked(address), [address]);
  const take = (chosen: Promise<void>): void => {
    void chosen.catch(reportError);
    // The banner is gone, and with it the button that had the focus.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    showToast({ title: t('consent.saved') });
  };
  return (
    <section className={styles.banner} aria-label={t('consent.banner.label')} data-print="hide">
      <div className={styles.inside}>
        <p className={styles.words}>
          {t('consent.banner.text')} <TextLink href={`/${locale.id}/${PRIVACY_PATH}`}>{t('consent.banner.more')}</TextLink>
        </p>
        <div className={styles.answers}>
          <Button variant="secondary" block onClick={() => take(refuseAll(api, 'banner'))}>
            {t('consent.refuseAll')}
          </Button>
          <Button variant="secondary" block onClick={() => take(acceptAll(api, 'banner'))}>
            {t('consent.acceptAll')}
          </Button>
        </div>
      </div>
    </section>
  );
};
