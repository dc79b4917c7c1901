import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, use, useEffect, useId, useState } from 'react';
import { GALLERY_DELAY_MS } from '#contract/constants/content.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { logFailure } from '#src/base/observation/log-failure.ts';
import { PhotoGrid, usePhotos } from '#src/shop/photos/photo-grid.tsx';
import type { PhotoStream } from '#src/shop/photos/photo-queries.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { BandText, BlockBand, hasShownTitle } from '../block-band.tsx';
import { type HandedInProps, useBlockPlace } from '../block-ports.ts';
import styles from './photo-gallery.module.css';
import { type GalleryRequest, type PhotoService, PhotoServiceContext } from './photo-service.ts';
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

const Gallery = (props: GalleryProps) => {
  const service = use(PhotoServiceContext);
  if (service === undefined) return null;
  return service === 'own' ? <OwnGallery {...props} /> : <WidgetGallery {...props} service={service} />;
};

/** Words and place of a gallery, whoever fills it. */
const GalleryBand = ({ block, isLoading, children }: { readonly block: GalleryBlock; readonly isLoading: boolean; readonly children: ReactNode }) => {
  const { t } = useI18n('content');
  const titleId = useId();
  const isNamed = hasShownTitle(block);
  return (
    <BlockBand
      block={block}
      text={<BandText block={block} titleId={titleId} />}
      aria-labelledby={isNamed ? titleId : undefined}
      aria-label={isNamed ? undefined : t('gallery.photos')}
    >
      <div className={styles.place} aria-busy={isLoading || undefined}>
        {children}
        {isLoading ? (
          <>
            <p className="visually-hidden" role="status">
              {t('gallery.loading')}
            </p>
            <div className={styles.waiting}>
              <Skeleton shape="1/1" lines={4} />
            </div>
          </>
        ) : null}
      </div>
    </BlockBand>
  );
};

/** What a block's request asks of the shop's own service. */
const streamOf = ({ tag, filter }: GalleryRequest): PhotoStream => (tag !== undefined ? { style: tag } : filter !== undefined ? { filter } : 'all');

/** Photos of the shop's own service, asked for a moment after the gallery is there (spec 3 §9). Where they do not come the page does without. */
const OwnGallery = ({ block, request }: GalleryProps) => {
  const { t } = useI18n('content');
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), GALLERY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const stream = request && streamOf(request);
  const { data, hasFailed } = usePhotos(isDue ? stream : undefined, null);
  if (hasFailed) return null;
  const isEmpty = data?.pages[0]?.total === 0;
  return (
    <GalleryBand block={block} isLoading={!data}>
      {stream && data && !isEmpty ? (
        <Suspense>
          <PhotoGrid stream={stream} filtered={request?.filter === undefined} />
        </Suspense>
      ) : null}
      {isEmpty ? <p className={styles.empty}>{t('gallery.empty')}</p> : null}
    </GalleryBand>
  );
};

const WidgetGallery = ({ block, request, containerId = request?.containerId, service }: GalleryProps & { readonly service: PhotoService }) => {
  const { t } = useI18n('content');
  const state = useGallery(service, request);
  if (state === 'failed') return null;
  return (
    <GalleryBand block={block} isLoading={state === 'loading'}>
      <div id={containerId} className={styles.container} />
      {state === 'empty' ? <p className={styles.empty}>{t('gallery.empty')}</p> : null}
    </GalleryBand>
  );
};
