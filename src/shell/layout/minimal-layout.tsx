import type { ReactNode } from 'react';
import { ConsentBanner } from '#src/base/consent/lazy-banner.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { InFirstPaint } from '#ui/first-paint/in-first-paint.tsx';
import { ArrowLeftIcon } from '#ui/icon/arrow-left-icon.tsx';
import { LockIcon } from '#ui/icon/lock-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { NoticeOutlet } from '#ui/notice/notice-outlet.tsx';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { Wordmark } from '#ui/wordmark/wordmark.tsx';
import styles from './minimal-layout.module.css';

export interface QuietFrameProps {
  /** Under the header: that the device is offline. */
  readonly banner: ReactNode;
  readonly children: ReactNode;
}

const LEGAL = ['terms', 'privacy', 'returns'] as const;

/** Around the checkout: where one is, that it is safe, and the way back. No menu and no search lead away from a half-filled form. */
export const MinimalLayout = ({ banner, children }: QuietFrameProps) => {
  const { t, locale } = useI18n('checkout');
  return (
    <>
      <SkipLink target="content">{t('skip.content')}</SkipLink>
      {locale.emea ? <ConsentBanner /> : null}
      <header className={styles.header}>
        <div className={styles.bar}>
          <TextLink className={styles.back} look="quiet" href={`/${locale.id}/cart`} aria-label={t('step.backToBasket')}>
            <ArrowLeftIcon size={18} />
            <span>{t('frame.basket')}</span>
          </TextLink>
          <Link className={styles.home} href={`/${locale.id}`} aria-label={t('header.home')}>
            <Wordmark name={t('brand')} />
          </Link>
          <p className={styles.secure}>
            <LockIcon size={18} />
            <span className={styles.short}>{t('frame.secureShort')}</span>
            <span className={styles.long}>{t('frame.secure')}</span>
          </p>
        </div>
        <InFirstPaint id="header-end" />
      </header>
      {banner}
      <NoticeOutlet level="top" />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <nav className={styles.legal} aria-label={t('frame.legal')}>
          {LEGAL.map((page) => (
            // A tab of its own: whoever reads the terms keeps the form they were filling in.
            <TextLink key={page} look="quiet" href={`/${locale.id}/${page}`} target="_blank" rel="noopener">
              {t(`legal.${page}`)}
            </TextLink>
          ))}
          <TextLink look="quiet" href={`/${locale.id}/privacy-choices`} target="_blank" rel="noopener">
            {t('footer.privacyChoices')}
          </TextLink>
        </nav>
        <p>{t('region.prices', { region: locale.label, currency: locale.currency })}</p>
      </footer>
    </>
  );
};
