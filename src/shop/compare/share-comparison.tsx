import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { ShareIcon } from '#ui/icon/share-icon.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { comparePath } from './compare-paths.ts';

/** Hands on a link that names the products: the device's own share sheet, or the clipboard where there is none. */
export const ShareComparison = ({ ids }: { readonly ids: readonly string[] }) => {
  const { t, locale } = useI18n('discovery');
  const share = async (): Promise<void> => {
    const url = location.origin + comparePath(locale.id, ids);
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: t('compare.title'), url });
        return;
      }
      await navigator.clipboard.writeText(url);
      showToast({ title: t('product.linkCopied'), kind: 'success' });
    } catch (error) {
      // Closing the share sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ title: t('product.shareFailed'), text: url, kind: 'warning' });
    }
  };
  return (
    <Button variant="secondary" size="sm" start={<ShareIcon size={18} />} onClick={() => void share()}>
      {t('compare.share')}
    </Button>
  );
};
