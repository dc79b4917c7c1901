import { Suspense } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ProductSetSection } from '#src/shop/sets/product-set-section.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import styles from './sets.module.css';
import type { SetCheck } from './use-set-check.ts';

/** The set as a product page shows it, with what is written now. */
export const SetPreview = ({ check: { data, error }, offline }: { readonly check: SetCheck; readonly offline: boolean }) => {
  const { t } = useI18n('editor');
  const api = useApi();
  const set = data?.preview;
  return (
    <section aria-labelledby="set-preview">
      <Heading level={2} size="md" id="set-preview">
        {t('editor.preview')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('editor.set.previewNote')}
      </Text>
      {offline || error ? <Text>{t('editor.previewOffline')}</Text> : null}
      {!offline && !error && data && !set ? <Text>{t('editor.set.previewNone')}</Text> : null}
      {set && !offline ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <div className={styles.preview}>
            <ProductSetSection
              key={set.products.map(({ id }) => id).join()}
              api={api}
              set={set}
              onAdd={() => showToast({ title: t('editor.set.previewAdd') })}
            />
          </div>
        </Suspense>
      ) : null}
    </section>
  );
};
