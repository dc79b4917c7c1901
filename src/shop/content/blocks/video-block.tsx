import type { VideoBlock as VideoFields } from '#contract/calls/content/media-blocks.ts';
import { Link } from '#ui/link/link.tsx';
import { blockMarks } from '../block-marks.ts';
import { BlockCaption, BlockGradient, BlockWords } from '../block-words.tsx';
import { Film } from '../film/film.tsx';
import styles from './video-block.module.css';

const hasWords = ({ title, titleHtml, subtitle, subtitleHtml, richText, eyebrowText, overline, targets }: VideoFields): boolean =>
  [title, titleHtml, subtitle, subtitleHtml, richText, eyebrowText, overline, targets?.length].some(Boolean);

/** A film with what it says below it (spec 3 §3, §4). */
export const VideoBlock = ({ block, leads, level = 2 }: { block: VideoFields; leads: boolean; level?: 2 | 3 }) => (
  <section
    className={styles.block}
    {...blockMarks(block)}
    data-paddings={block.paddings}
    data-full-width={block.isFullWidth ? '' : undefined}
    data-full-height={block.isFullHeight ? '' : undefined}
    data-ground={block.backgroundColor}
  >
    <Film
      label={block.title ?? block.name}
      media={block.media}
      sizes={block.isFullWidth ? '100vw' : '(width >= 92rem) 88rem, 100vw'}
      priority={leads}
      playerSettings={block.playerSettings}
      isLazy={block.isLazy}
      tracks={block.tracks}
      cloudinaryAsset={block.cloudinaryAsset}
    >
      <BlockGradient block={block} />
      <BlockCaption block={block} />
      {/* Over the player's own controls a link would take their presses. */}
      {block.mediaTarget && block.playerSettings?.hideControls ? (
        <Link className={styles.cover} href={block.mediaTarget.url} aria-label={block.mediaTarget.text} />
      ) : null}
    </Film>
    {hasWords(block) ? (
      <div className={styles.words}>
        <BlockWords block={block} level={level} />
      </div>
    ) : null}
  </section>
);
