import { useState } from 'react';
import { useWords } from '#src/i18n/use-words.ts';
import { Container, Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Text } from '#ui/text/text.tsx';
import { CaseDone } from './case-done.tsx';
import { WarrantyForm } from './warranty-form.tsx';

/** A warranty case: what broke, with pictures. */
export const WarrantyPage = () => {
  const { t } = useWords('orders');
  const [done, setDone] = useState<{ readonly caseNumber: string; readonly email: string } | null>(null);
  return (
    <TitledPage title={t('warranty.title')}>
      <Container width="form">
        {done ? (
          <CaseDone title={t('warranty.done')} {...done} onAnother={() => setDone(null)} />
        ) : (
          <Stack gap={5}>
            <Text>{t('warranty.intro')}</Text>
            <WarrantyForm onDone={setDone} />
          </Stack>
        )}
      </Container>
    </TitledPage>
  );
};
