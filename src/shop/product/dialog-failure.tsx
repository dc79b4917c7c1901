import type { ReactNode } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';

/** In the place of what a dialog shows: it did not come; one press asks again. */
export const DialogFailure = ({ children, onAgain }: { readonly children: ReactNode; readonly onAgain: () => void }) => {
  const { t } = useI18n('shop');
  return (
    <Stack gap={4} align="start" role="alert">
      <p>{children}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('again')}
      </Button>
    </Stack>
  );
};
