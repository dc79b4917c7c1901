import { useState } from 'react';
import { QuietForm } from '#src/forms/quiet-form.tsx';
import { useWords } from '#src/i18n/use-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { nothingRules } from './password-rules.ts';

/** Where the letter to a new address leads. It asks before it does anything: mail programs follow links by themselves. */
export const ConfirmEmailPage = ({ confirm }: { readonly confirm: () => Promise<void> }) => {
  const { t, locale } = useWords('security');
  const [done, setDone] = useState(false);
  return (
    <TitledPage title={t('confirmEmail.title')} width="form">
      <Stack gap={5}>
        {done ? (
          <>
            <Banner kind="success" role="status">
              {t('confirmEmail.done')}
            </Banner>
            <TextLink href={`/${locale.id}/account`}>{t('confirmEmail.goOn')}</TextLink>
          </>
        ) : (
          <>
            <Text>{t('confirmEmail.intro')}</Text>
            <QuietForm
              label={t('confirmEmail.title')}
              rules={nothingRules}
              submit={t('confirmEmail.submit')}
              send={async () => {
                await confirm();
                setDone(true);
              }}
            >
              {() => null}
            </QuietForm>
          </>
        )}
      </Stack>
    </TitledPage>
  );
};
