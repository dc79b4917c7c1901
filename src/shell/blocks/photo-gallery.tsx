import { use } from 'react';
import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { HandedInProps } from '#src/shop/content/block-ports.ts';
import { PhotoGallery as Gallery } from '#src/shop/content/gallery/photo-gallery.tsx';
import { PhotoServiceContext } from '#src/shop/content/gallery/photo-service.ts';
import { scriptService } from './script-service.ts';

/** A gallery with the service that the settings name; without one it shows nothing. */
export const PhotoGallery = ({ block }: HandedInProps<'user-photo-gallery' | 'user-photo-gallery-filter' | 'pdp-ugc-gallery'>) => {
  const { locale } = useI18n();
  const given = use(PhotoServiceContext);
  const { galleryScriptUrl } = settingsFor(locale.id);
  const service = given ?? (galleryScriptUrl === '' ? 'own' : scriptService(galleryScriptUrl));
  return (
    <PhotoServiceContext value={service}>
      <Gallery block={block} />
    </PhotoServiceContext>
  );
};
