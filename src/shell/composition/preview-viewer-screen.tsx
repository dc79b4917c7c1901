import { useHydrated } from '@tanstack/react-router';
import { isEditor } from '#contract/accounts.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { PreviewViewer } from '#src/staff/preview/preview-viewer.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { PreviewRefused } from './preview-refused.tsx';
import { previewAddress } from '#src/base/preview/preview-address.ts';

/** Finds documents and shows the page of each in preview. The server draws the frame: it does not know who looks. */
export const PreviewViewerScreen = () => {
  const { t } = useI18n('staff');
  const hydrated = useHydrated();
  const { consumerType } = useSession();
  if (hydrated && !isEditor(consumerType)) return <PreviewRefused />;
  return <TitledPage title={t('preview.title')}>{hydrated ? <PreviewViewer addressOf={previewAddress} /> : <Skeleton lines={12} />}</TitledPage>;
};
