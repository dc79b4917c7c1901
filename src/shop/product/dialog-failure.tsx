import type { ReactNode } from 'react';
import { useWords } from '#src/base/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';

/** In the place of what a dialog shows: it did not come; one press asks again. */
export const DialogFailure = ({ children, onAgain }: { readonly children: ReactNode; readonly onAgain: () => void }) => {
  const { t } = useWords('shop');
  return (
    <Stack gap={4} align="start" role="alert">
      <p>{children}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('again')}
      </Button>
    </Stack>
  );
};
