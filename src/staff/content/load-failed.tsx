import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';

/** In the place of a list that did not come. */
export const LoadFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useI18n('editor');
  return (
    <Banner kind="error" role="alert" action={{ label: t('editor.retry'), onPress: onRetry }}>
      {t('editor.partFailed')}
    </Banner>
  );
};
