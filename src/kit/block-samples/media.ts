import { COAST, EVERY_COMMON_FIELD, fields, QUIET, type SampleOf, SNOW, tracked } from './parts.ts';

const every = fields(EVERY_COMMON_FIELD);
const quiet = fields(QUIET);
const film = { src: '/media/first-snow.webm', type: 'video/webm', poster: SNOW.lg!.image };
const media = { sm: { ...SNOW.sm, video: film, duration: 8 }, md: { ...SNOW.md, video: film }, lg: { ...SNOW.lg, video: film } };

export const videoSamples: readonly SampleOf<'video'>[] = [
  {
    variant: 'plays by itself, without controls',
    block: {
      id: 'video-loop',
      kind: 'video',
      name: 'first snow',
      title: 'First snow',
      media,
      playerSettings: { autoplay: true, hideControls: true, loop: true, muted: true },
    },
  },
  {
    variant: 'waits for a press, with captions',
    block: {
      id: 'video-lazy',
      kind: 'video',
      name: 'first snow with captions',
      title: 'First snow',
      media,
      isLazy: true,
      paddings: 'md',
      playerSettings: { autoplay: false, muted: false },
      tracks: [{ src: '/media/first-snow.en.vtt', label: 'English', srclang: 'en', kind: 'captions' }],
    },
  },
  {
    variant: 'every field',
    block: {
      ...every,
      id: 'video-every',
      kind: 'video',
      name: 'every field',
      media,
      isLazy: true,
      paddings: 'lg',
      playerSettings: { autoplay: true, hideControls: true, loop: true, muted: true },
      cloudinaryAsset: { cloudName: 'example', publicId: 'first-snow' },
      tracks: [{ src: '/media/first-snow.en.vtt', label: 'English', srclang: 'en', kind: 'captions' }],
    },
  },
  { variant: 'title read out only, full height', block: { ...quiet, id: 'video-quiet', kind: 'video', name: 'quiet', media, isFullHeight: true } },
];

export const photoGallerySamples: readonly SampleOf<'user-photo-gallery'>[] = [
  {
    variant: 'photos of shoppers',
    block: { id: 'gallery-all', kind: 'user-photo-gallery', name: 'gallery', title: 'Out there', containerId: 'kit-gallery' },
  },
  {
    variant: 'every field',
    block: { ...every, media: COAST, id: 'gallery-every', kind: 'user-photo-gallery', name: 'every field', containerId: 'kit-gallery-every' },
  },
  {
    variant: 'title read out only',
    block: { ...quiet, id: 'gallery-quiet', kind: 'user-photo-gallery', name: 'quiet', containerId: 'kit-gallery-quiet', isFullHeight: true },
  },
];

export const photoGalleryFilterSamples: readonly SampleOf<'user-photo-gallery-filter'>[] = [
  {
    variant: 'photos with a tag',
    block: {
      id: 'gallery-filter',
      kind: 'user-photo-gallery-filter',
      name: 'gallery winter',
      title: 'In the snow',
      containerId: 'kit-gallery-winter',
      filter: 'winter',
    },
  },
  {
    variant: 'every field',
    block: {
      ...every,
      id: 'gallery-filter-every',
      kind: 'user-photo-gallery-filter',
      name: 'every field',
      containerId: 'kit-filter-every',
      filter: 'lake',
    },
  },
  {
    variant: 'title read out only',
    block: {
      ...quiet,
      id: 'gallery-filter-quiet',
      kind: 'user-photo-gallery-filter',
      name: 'quiet',
      containerId: 'kit-filter-quiet',
      isFullHeight: true,
    },
  },
];

export const productGallerySamples: readonly SampleOf<'pdp-ugc-gallery'>[] = [
  {
    variant: 'photos of one product',
    block: {
      id: 'gallery-product',
      kind: 'pdp-ugc-gallery',
      name: 'gallery of a product',
      title: 'Worn by you',
      subtitle: 'Photos of the Meridian',
      productId: 'VPNF51V4',
      promotionTracking: tracked('gallery'),
      backgroundColor: 'sunken',
      bottomMargins: 'md',
    },
  },
  {
    variant: 'not on small screens',
    block: { id: 'gallery-product-wide', kind: 'pdp-ugc-gallery', name: 'gallery wide', productId: 'VPNF51V4', hideOnBreakpoint: ['sm'] },
  },
];
