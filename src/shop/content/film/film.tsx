import { type ReactNode, useRef } from 'react';
import type { VideoBlock } from '#contract/calls/content/media-blocks.ts';
import type { Media } from '#contract/calls/content/parts.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { PauseIcon } from '#ui/icon/pause-icon.tsx';
import { PlayIcon } from '#ui/icon/play-icon.tsx';
import { useUiMessages } from '#ui/messages/messages.tsx';
import { BlockMedia } from '../block-media.tsx';
import { filmPosters, filmSources } from './film-sources.ts';
import styles from './film.module.css';
import { usePlaying } from './use-playing.ts';

type FilmFields = Pick<VideoBlock, 'playerSettings' | 'isLazy' | 'tracks' | 'cloudinaryAsset'>;

export interface FilmProps extends FilmFields {
  readonly media: Media | undefined;
  /** Names it. */
  readonly label: string;
  readonly sizes: string;
  readonly priority?: boolean | undefined;
  /** What lies over it. */
  readonly children?: ReactNode;
}

/** Whether content has anything to play or to show in its place. */
export const isFilm = (media: Media | undefined): boolean => filmSources(media, undefined, '').length > 0;

/** A film in a place of its own shape, with its poster until it plays. Without the player's controls it has a button that pauses it (WCAG 2.2.2). */
export const Film = ({ media, label, sizes, priority, playerSettings = {}, isLazy, tracks = [], cloudinaryAsset, children }: FilmProps) => {
  const { locale } = useI18n();
  const ui = useUiMessages();
  const ref = useRef<HTMLVideoElement>(null);
  const { mediaHost, features } = settingsFor(locale.id);
  const { autoplay, hideControls = false, loop = false, muted = false } = playerSettings;
  const startsByItself = !isLazy && (autoplay ?? !(isLazy ?? features.lazyVideo));
  const { isPlaying, hasStarted, toggle } = usePlaying(ref, { startsByItself, isLazy: isLazy === true });
  const posters = filmPosters(media);
  // A film that waits for a press shows one button, whatever it has later.
  const hasButton = hideControls || (isLazy === true && !hasStarted);
  const own = tracks.find(({ srclang, kind }) => srclang === locale.language && (kind === 'captions' || kind === 'subtitles'));
  return (
    <div
      className={styles.film}
      data-small={posters.sm?.image?.angle ?? posters.md?.image?.angle}
      data-large={posters.lg?.image?.angle ?? posters.md?.image?.angle ?? posters.sm?.image?.angle}
    >
      <BlockMedia className={styles.poster} media={posters} sizes={sizes} priority={priority} />
      {/* It draws nothing before it plays, so that the poster behind it is seen. Its tracks are content. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={ref}
        className={styles.video}
        aria-label={label}
        preload="none"
        playsInline
        loop={loop}
        muted={muted || startsByItself}
        controls={!hasButton}
      >
        {filmSources(media, cloudinaryAsset, mediaHost).map((source) => (
          <source key={source.src + (source.media ?? '')} {...source} />
        ))}
        {tracks.map((track) => (
          <track key={track.src} src={track.src} label={track.label} srcLang={track.srclang} kind={track.kind} default={track === own} />
        ))}
      </video>
      {children}
      {hasButton ? (
        <IconButton
          className={styles.toggle}
          data-middle={hasStarted || startsByItself ? undefined : ''}
          look="solid"
          label={isPlaying ? ui.pause : ui.play}
          icon={isPlaying ? <PauseIcon size={22} /> : <PlayIcon size={22} />}
          onClick={toggle}
        />
      ) : null}
    </div>
  );
};
