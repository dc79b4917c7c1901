import { useEffect, useState } from 'react';
import { GALLERY_DELAY_MS } from '#contract/constants/content.ts';
import { logFailure } from '#src/base/observation/log-failure.ts';
import type { GalleryRequest, PhotoService } from './photo-service.ts';

export type GalleryState = 'loading' | 'shown' | 'empty' | 'failed';

/**
 * Has a gallery made in its container a moment after that is there, and taken away with it (spec 3 §7, §9). A failure is logged only (spec 3 §8).
 * @param request absent while what it asks for is not known yet
 */
export const useGallery = (service: PhotoService, request: GalleryRequest | undefined): GalleryState => {
  const [state, setState] = useState<GalleryState>('loading');
  const { containerId, locale, filter, tag } = request ?? {};
  useEffect(() => {
    if (containerId === undefined || locale === undefined) return undefined;
    let isGone = false;
    let isMade = false;
    const make = async (): Promise<void> => {
      try {
        isMade = true;
        const count = await service.create({ containerId, locale, filter, tag });
        if (!isGone) setState(count === 0 ? 'empty' : 'shown');
      } catch (error) {
        logFailure('A photo gallery was not loaded', error);
        if (!isGone) setState('failed');
      }
    };
    const timer = setTimeout(() => void make(), GALLERY_DELAY_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      if (isMade) service.destroy(containerId);
      setState('loading');
    };
  }, [service, containerId, locale, filter, tag]);
  return state;
};
