import { useState } from 'react';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Api } from '#src/base/api/client.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { CaseDone, type OpenedCase } from './case-done.tsx';
import { ContactForm } from './contact-form.tsx';

/** Writing to the shop, and the other ways to reach it. */
export const ContactPage = ({ api }: { readonly api: Api }) => {
  const { t, locale } = useI18n('orders');
  const [done, setDone] = useState<OpenedCase | null>(null);
  const { supportEmail, supportPhone } = settingsFor(locale.id).shop;
  return (
    <TitledPage title={t('write.title')} width="form">
      <Stack gap={5}>
        {done ? (
          <CaseDone title={t('write.done')} {...done} onAnother={() => setDone(null)} />
        ) : (
          <>
            <Text>{t('write.intro')}</Text>
            <ContactForm api={api} onDone={setDone} />
          </>
        )}
        <Text tone="muted">{t('write.or', { phone: supportPhone, email: supportEmail })}</Text>
        <p>
          <TextLink href={`/${locale.id}/warranty`}>{t('write.warranty')}</TextLink>
        </p>
      </Stack>
    </TitledPage>
  );
};
