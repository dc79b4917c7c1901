import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { use, useEffect, useId } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { logFailure } from '#src/base/observation/log-failure.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { BandText, BlockBand, hasShownTitle } from '../block-band.tsx';
import { type HandedInProps, useBlockPlace } from '../block-ports.ts';
import styles from './photo-gallery.module.css';
import { type GalleryRequest, PhotoServiceContext } from './photo-service.ts';
import { useGallery } from './use-gallery.ts';

type GalleryBlock = HandedInProps<'user-photo-gallery' | 'user-photo-gallery-filter' | 'pdp-ugc-gallery'>['block'];

/** Photos of shoppers (spec 3 §3, §7). */
export const PhotoGallery = ({ block }: { readonly block: GalleryBlock }) => {
  const { locale } = useI18n();
  if (block.kind === 'pdp-ugc-gallery') return <ProductGallery block={block} />;
  return (
    <Gallery
      block={block}
      request={{ containerId: block.containerId, locale: locale.tag, ...(block.kind === 'user-photo-gallery-filter' && { filter: block.filter }) }}
    />
  );
};

/** Photos of one product: of the page's, which needs no title then, or of the one that the block names (spec 3 §2). */
const ProductGallery = ({ block }: { readonly block: Extract<GalleryBlock, { readonly kind: 'pdp-ugc-gallery' }> }) => {
  const { locale } = useI18n();
  const { api } = useRouter().options.context;
  const place = useBlockPlace();
  const service = use(PhotoServiceContext);
  const isProductPage = place.productIds !== undefined;
  const productId = place.productIds?.[0] ?? block.productId ?? '';
  const input = { params: { productId } };
  const { data, error, isPending } = useQuery({
    // As the product's page asks for it (product-query.ts), whose chunk has more than a gallery needs.
    queryKey: ['products.details', input],
    queryFn: ({ signal }) => api('products.details', { ...input, signal }),
    enabled: service !== undefined && productId !== '',
    retry: false,
  });
  useEffect(() => {
    if (error) logFailure('The product of a gallery was not loaded', error);
  }, [error]);
  // Without the product's details there is no tag, and the gallery stays.
  const isWaiting = productId !== '' && isPending;
  const request = { containerId: `gallery-${block.id}`, locale: locale.tag, tag: data?.masterId };
  const { title: _title, subtitle: _subtitle, ...untitled } = block;
  return <Gallery block={isProductPage ? untitled : block} request={isWaiting ? undefined : request} containerId={request.containerId} />;
};

interface GalleryProps {
  readonly block: GalleryBlock;
  readonly request: GalleryRequest | undefined;
  readonly containerId?: string;
}

const Gallery = ({ block, request, containerId = request?.containerId }: GalleryProps) => {
  const { t } = useI18n('content');
  const titleId = useId();
  const state = useGallery(request);
  if (state === 'none' || state === 'failed') return null;
  const isNamed = hasShownTitle(block);
  return (
    <BlockBand
      block={block}
      text={<BandText block={block} titleId={titleId} />}
      aria-labelledby={isNamed ? titleId : undefined}
      aria-label={isNamed ? undefined : t('gallery.photos')}
    >
      <div className={styles.place} aria-busy={state === 'loading' || undefined}>
        <div id={containerId} className={styles.container} />
        {state === 'loading' ? (
          <>
            <p className="visually-hidden" role="status">
              {t('gallery.loading')}
            </p>
            <div className={styles.waiting}>
              <Skeleton shape="1/1" lines={4} />
            </div>
          </>
        ) : null}
        {state === 'empty' ? <p className={styles.empty}>{t('gallery.empty')}</p> : null}
      </div>
    </BlockBand>
  );
};
