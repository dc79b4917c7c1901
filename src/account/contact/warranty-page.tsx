import { useState } from 'react';
import type { Api } from '#src/base/api/client.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Text } from '#ui/text/text.tsx';
import { CaseDone, type OpenedCase } from './case-done.tsx';
import { WarrantyForm } from './warranty-form.tsx';

/** A warranty case: what broke, with pictures. */
export const WarrantyPage = ({ api }: { readonly api: Api }) => {
  const { t } = useI18n('orders');
  const [done, setDone] = useState<OpenedCase | null>(null);
  return (
    <TitledPage title={t('warranty.title')} width="form">
      {done ? (
        <CaseDone title={t('warranty.done')} {...done} onAnother={() => setDone(null)} />
      ) : (
        <Stack gap={5}>
          <Text>{t('warranty.intro')}</Text>
          <WarrantyForm api={api} onDone={setDone} />
        </Stack>
      )}
    </TitledPage>
  );
};
