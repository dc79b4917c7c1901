import { dialogShapes } from '#src/shell/layout/dialog-shapes.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { DialogHost } from '#ui/dialog/dialog-host.tsx';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import { showToast } from '#ui/toast/toasts.ts';

/** Where dialogs and toasts appear. What was opened before they were there is shown when they are. */
export const Hosts = () => {
  const { t } = useI18n();
  return (
    <>
      <DialogHost shapes={dialogShapes} onLoadFailure={() => showToast({ title: t('ui.loadFailed'), kind: 'error' })} />
      <ToastRegion />
    </>
  );
};
