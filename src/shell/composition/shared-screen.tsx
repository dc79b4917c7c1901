import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { sharedTarget } from '#src/shop/scan/shared-target.ts';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Text } from '#ui/text/text.tsx';

/** `/{locale}/shared?title=&text=&url=`: what another app shares with the installed one (`share_target` of its manifest) leads on to a page of the shop. */
export const SharedScreen = () => {
  const { t, locale } = useI18n();
  const router = useRouter();
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    const { title, text, url } = Object.fromEntries(new URLSearchParams(location.search));
    // Going back leads to where the link was shared, not here.
    void router.navigate({ href: sharedTarget({ title, text, url }, locale.id, [location.host]), replace: true });
  }, [hydrated, router, locale.id]);
  return (
    <TitledPage title={t('header.search')}>
      <Text role="status">{t('loading')}</Text>
    </TitledPage>
  );
};
