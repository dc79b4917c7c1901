import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PictureRef } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { LoadFailed } from './load-failed.tsx';
import { PictureUpload } from './picture-upload.tsx';
import type { EditorService } from './service.ts';
import styles from './editor.module.css';

interface PictureChoiceProps {
  readonly service: EditorService;
  readonly onChoose: (picture: PictureRef | undefined) => void;
}

/** Pictures that were uploaded, and the way to upload another. */
export const PictureChoice = ({ service, onChoose }: PictureChoiceProps) => {
  const { t } = useI18n('editor');
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: ['content-admin', 'pictures'], queryFn: service.pictures });
  return (
    <section className={styles.conflict} aria-labelledby="editor-pictures">
      <Heading level={2} size="sm" id="editor-pictures">
        {t('editor.pictures')}
      </Heading>
      {error ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={4} /> : null}
      {data?.length === 0 ? <Text>{t('editor.picturesEmpty')}</Text> : null}
      <ul className={styles.pictures}>
        {data?.map(({ picture, name }) => (
          <li key={picture.key}>
            <ProductPicture picture={picture} sizes="8rem" widths={[240, 320]} />
            <Button variant="link" size="sm" onClick={() => onChoose(picture)}>
              {t('editor.use', { name })}
            </Button>
          </li>
        ))}
      </ul>
      <PictureUpload
        service={service}
        onUploaded={(picture) => {
          void queries.invalidateQueries({ queryKey: ['content-admin', 'pictures'] });
          onChoose(picture);
        }}
      />
      <Button variant="link" onClick={() => onChoose(undefined)}>
        {t('editor.cancel')}
      </Button>
    </section>
  );
};
