import { useState } from 'react';
import { QuietForm } from '#src/base/forms/quiet-form.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { nothingRules } from './password-rules.ts';

/** Where the letter to an address leads that an account has lost. It asks before it does anything: mail programs follow links by themselves. */
export const UndoEmailChangePage = ({ undo }: { readonly undo: () => Promise<void> }) => {
  const { t, locale } = useI18n('security');
  const [done, setDone] = useState(false);
  return (
    <TitledPage title={t('undoEmail.title')} width="form">
      <Stack gap={5}>
        {done ? (
          <>
            <Banner kind="success" role="status">
              {t('undoEmail.done')}
            </Banner>
            <TextLink href={`/${locale.id}/forgot-password`}>{t('undoEmail.noLetter')}</TextLink>
          </>
        ) : (
          <>
            <Text>{t('undoEmail.intro')}</Text>
            <QuietForm
              label={t('undoEmail.title')}
              rules={nothingRules}
              submit={t('undoEmail.submit')}
              send={async () => {
                await undo();
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
