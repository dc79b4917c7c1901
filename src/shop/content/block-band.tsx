import type { ComponentProps, ReactNode } from 'react';
import type { CommonFields, Target } from '#contract/calls/content/parts.ts';
import { Link } from '#ui/link/link.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import styles from './block-band.module.css';
import { groundProps } from './block-ground.ts';
import { BlockMedia } from './block-media.tsx';
import { blockMarks } from './block-marks.ts';
import { BlockCaption, BlockGradient, BlockText, type BlockTextProps } from './block-text.tsx';
import { newTabProps } from './shown-targets.ts';

type BandBlock = CommonFields & { readonly kind?: string };

export interface BlockBandProps extends Omit<ComponentProps<'section'>, 'children'> {
  readonly block: BandBlock;
  readonly as?: 'section' | 'div';
  /** What it says: over its picture, else above what follows. Left out where it has no picture and its content brings the words itself. */
  readonly text?: ReactNode;
  /** What follows goes to the edges of the page where the block is of full width. */
  readonly bleeds?: boolean;
  readonly children: ReactNode;
}

/** A band across the page: ground, a picture with the words over it, and below them what the kind of block is about. */
export const BlockBand = ({ block, as = 'section', text, bleeds = false, children, ...props }: BlockBandProps) => {
  const Band = as as 'section';
  return (
    <Band
      {...props}
      {...blockMarks(block)}
      {...groundProps(block.backgroundColor, styles.band)}
      data-full-width={block.isFullWidth ? (bleeds ? 'bleeds' : '') : undefined}
      data-full-height={block.isFullHeight ? '' : undefined}
    >
      {block.media ? (
        <div className={styles.banner} data-light={block.titleColor === 'light' ? '' : undefined}>
          <div className={styles.picture}>
            <BlockMedia media={block.media} sizes="100vw" />
            <BlockGradient block={block} />
            <BlockCaption block={block} />
            {block.mediaTarget ? (
              <Link className={styles.cover} href={block.mediaTarget.url} aria-label={block.mediaTarget.text} {...newTabProps(block.mediaTarget)} />
            ) : null}
          </div>
          {text}
        </div>
      ) : (
        text
      )}
      {children}
    </Band>
  );
};

export interface BandTextProps extends Omit<BlockTextProps, 'block'> {
  readonly block: BandBlock;
  /** On to more of the same. */
  readonly textLink?: Target | undefined;
  readonly titleAlignment?: 'left' | 'center' | undefined;
}

/** What a band says. Null where it says nothing. */
export const BandText = ({ block, textLink, titleAlignment, ...text }: BandTextProps) =>
  saysAnything(block) || textLink ? (
    <div
      className={styles.words}
      data-align-large={block.alignment?.large ?? titleAlignment}
      data-align-small={block.alignment?.small ?? block.alignment?.large ?? titleAlignment}
    >
      <div className={styles.share} data-overlay-width={block.overlayWidth} data-backdrop={block.backdrop ? '' : undefined}>
        <BlockText
          {...text}
          block={{
            ...block,
            subtitleColor: block.subtitleColor ?? (block.titleColor === 'light' || block.titleColor === 'dark' ? block.titleColor : 'muted'),
            textAlignment: block.textAlignment ?? (titleAlignment && { large: titleAlignment, small: titleAlignment }),
          }}
        />
        {textLink ? (
          <p
            className={styles.more}
            data-large={block.textAlignment?.large ?? titleAlignment}
            data-small={block.textAlignment?.small ?? titleAlignment}
          >
            <TextLink className={styles.link} href={textLink.url} {...newTabProps(textLink)}>
              {textLink.text}
            </TextLink>
          </p>
        ) : null}
      </div>
    </div>
  ) : null;

/** Whether there is a title on the screen: what follows then ranks below it. */
export const hasShownTitle = (block: BandBlock): boolean => Boolean(block.title ?? block.titleHtml);

const saysAnything = (block: BandBlock): boolean =>
  [
    block.title,
    block.titleHtml,
    block.subtitle,
    block.subtitleHtml,
    block.overline,
    block.eyebrowText,
    block.eyebrowLogo,
    block.eyebrowLogoResponsive,
    block.richText,
    block.richTextBelowTargets,
    block.targets?.length,
  ].some(Boolean);
