import type { VideoBlock as VideoFields } from '#contract/calls/content/media-blocks.ts';
import { Link } from '#ui/link/link.tsx';
import { BandText, BlockBand } from '../block-band.tsx';
import { BlockCaption, BlockGradient } from '../block-text.tsx';
import { Film } from '../film/film.tsx';
import { newTabProps } from '../shown-targets.ts';
import styles from './video-block.module.css';

export interface VideoBlockProps {
  readonly block: VideoFields;
  readonly leads: boolean;
  readonly level?: 2 | 3;
}

/** A film with what it says below it (spec 3 §3, §4). */
export const VideoBlock = ({ block, leads, level = 2 }: VideoBlockProps) => {
  const { media, mediaTarget, playerSettings, paddings, title, name, ...others } = block;
  return (
    <BlockBand block={{ ...others, title, name }} bleeds>
      <div className={styles.film} data-paddings={paddings} data-full-height={block.isFullHeight ? '' : undefined}>
        <Film
          label={title ?? name}
          media={media}
          sizes={block.isFullWidth ? '100vw' : '(width >= 100rem) 100rem, 100vw'}
          priority={leads}
          playerSettings={playerSettings}
          isLazy={block.isLazy}
          tracks={block.tracks}
          cloudinaryAsset={block.cloudinaryAsset}
        >
          <BlockGradient block={block} />
          <BlockCaption block={block} />
          {/* Over the player's own controls a link would take their presses. */}
          {mediaTarget && playerSettings?.hideControls ? (
            <Link className={styles.cover} href={mediaTarget.url} aria-label={mediaTarget.text} {...newTabProps(mediaTarget)} />
          ) : null}
        </Film>
      </div>
      <BandText block={{ ...others, title, name }} level={level} />
    </BlockBand>
  );
};
