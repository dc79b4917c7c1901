import type { ReactNode } from 'react';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { MenuItem } from '#contract/calls/content/navigation.ts';
import { ConsentBanner } from '#src/base/consent/lazy-banner.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { deferred } from '#ui/lazy/deferred.tsx';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { BenefitPlace } from './benefit-place.tsx';
import { Header } from './header.tsx';
import { NoticeOutlet } from './lazy-notice-outlet.tsx';
import styles from './app-layout.module.css';

const BenefitBar = deferred(
  () => import('#src/shop/content/blocks/benefit-bar-block.tsx').then((module) => module.BenefitBar),
  import.meta.env.SSR ? (await import('#src/shop/content/blocks/benefit-bar-block.tsx')).BenefitBar : undefined,
  <BenefitPlace />,
);
const Footer = deferred(
  () => import('./footer.tsx').then((module) => module.Footer),
  import.meta.env.SSR ? (await import('./footer.tsx')).Footer : undefined,
);
/** The same array for the same answer, so that the parts that wait are not disturbed. */
const NO_ITEMS: readonly MenuItem[] = [];

export interface AppLayoutProps {
  readonly menu: CallResponse<'content.menu'> | undefined;
  readonly footer: CallResponse<'content.footer'> | undefined;
  /** The search field of the header on large screens. */
  readonly search: ReactNode;
  /** Cart and what waits to be sent, at the end of the header. */
  readonly actions: ReactNode;
  /** Under the header: that the device is offline. */
  readonly banner?: ReactNode;
  /** The screen is not known yet: its place is drawn (base.css). */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** Header, main and footer around every screen. */
export const AppLayout = ({ menu, footer, search, actions, banner, busy = false, children }: AppLayoutProps) => {
  const { t, locale } = useI18n();
  const items = menu?.items ?? NO_ITEMS;
  return (
    <>
      <SkipLink target="content">{t('skip.content')}</SkipLink>
      {locale.emea ? <ConsentBanner /> : null}
      {menu ? menu.benefitBar && <BenefitBar bar={menu.benefitBar} overPages /> : <BenefitPlace />}
      <Header items={items} search={search} actions={actions} />
      {banner}
      <NoticeOutlet level="top" />
      <main id="content" tabIndex={-1} className={styles.main} aria-busy={busy || undefined}>
        {children}
      </main>
      {busy ? null : <Footer content={footer} items={items} />}
    </>
  );
};
