import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './picture.module.css';

export type PictureSource = { srcSet: string; type?: string; media?: string; sizes?: string };

export type PictureProps = Omit<ComponentProps<'img'>, 'width' | 'height' | 'alt' | 'loading' | 'style'> & {
  /** Empty for decoration. */
  alt: string;
  /** The picture's own size in pixels: it keeps the place, so that nothing jumps. */
  width: number;
  height: number;
  /** Other formats or crops, best first (AVIF before WebP; art direction by `media`). */
  sources?: readonly PictureSource[];
  /** The largest thing of the first screen: fetched at once. At most one a page; the others come when it is painted. */
  priority?: boolean;
  /** Cut to a shape, else its own. */
  ratio?: '1/1' | '4/5' | '3/4' | '16/9' | '3/1' | 'fill';
  fit?: 'cover' | 'contain';
  /** The ground before it is there, and around it when contained. */
  ground?: 'sunken' | 'none';
};

/** A responsive picture that keeps its place while it loads. */
export function Picture({ sources = [], priority, ratio, fit = 'cover', ground = 'sunken', className, alt, ...image }: PictureProps) {
  const img = (
    <img
      {...image}
      alt={alt}
      className={cx(styles.picture, className)}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : image.fetchPriority}
      data-ratio={ratio}
      data-fit={fit}
      data-ground={ground}
    />
  );
  if (sources.length === 0) return img;
  return (
    <picture className={styles.frame}>
      {sources.map((source) => (
        <source
          key={`${source.media ?? ''}${source.type ?? ''}`}
          srcSet={source.srcSet}
          type={source.type}
          media={source.media}
          sizes={source.sizes ?? image.sizes}
        />
      ))}
      {img}
    </picture>
  );
}
