import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

/** What has changed with the store. */
export default function StoreChangedDialog({ props: { store, moved, shipped }, close }: DialogContent<'store-changed'>) {
  const { t } = useI18n('stores');
  return (
    <>
      <DialogBody>
        <Stack gap={3} role="status">
          <Text>{t('storeChanged.text', { store })}</Text>
          {moved > 0 ? <Text>{t('storeChanged.moved', { count: moved })}</Text> : null}
          {shipped > 0 ? <Text tone="caution">{t('storeChanged.shipped', { count: shipped })}</Text> : null}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => close(true)}>{t('storeChanged.close')}</Button>
      </DialogFooter>
    </>
  );
}
