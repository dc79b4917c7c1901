import type { HandedInBlock } from '#src/shop/content/block-ports.ts';
import type { PhotoService } from '#src/shop/content/gallery/photo-service.ts';
import { SampleSpend } from './sample-spend.tsx';

/** A service that has no photos yet. */
export const NO_PHOTOS: PhotoService = { create: () => Promise.resolve(0), destroy: () => undefined };

/** Spend banners as somebody sees them who has the programme; all else as the shell draws it. */
export const withSamples = (shell: HandedInBlock | undefined): HandedInBlock =>
  function Handed(props) {
    const { block } = props;
    if (block.kind === 'spend-banner-athlete' || block.kind === 'associate-discount-banner' || block.kind === 'prosumer-banner')
      return <SampleSpend block={block} />;
    const Shell = shell;
    return Shell ? <Shell {...props} /> : null;
  };
