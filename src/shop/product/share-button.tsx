import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { ShareIcon } from '#ui/icon/share-icon.tsx';
import { showToast } from '#ui/toast/toasts.ts';

/** The device's own share sheet, or the link on the clipboard where there is none. The link is the page as it stands, colour and size chosen. */
export const ShareButton = ({ title }: { title: string }) => {
  const i18n = useI18n();
  const share = async (): Promise<void> => {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      showToast({ title: i18n.t('product.linkCopied'), kind: 'success' });
    } catch (error) {
      // Closing the share sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ title: i18n.t('product.shareFailed'), text: url, kind: 'warning' });
    }
  };
  return <IconButton look="outline" label={i18n.t('product.share')} icon={<ShareIcon size={20} />} onClick={() => void share()} />;
};
