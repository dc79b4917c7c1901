import { Fragment, type ReactNode } from 'react';
import type { CommonFields, Target } from '#contract/calls/content/parts.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from './block-text.module.css';
import { newTabProps, shownTargets } from './shown-targets.ts';

/** Blocks differ in what `alignment` and `targets` are; everything that is said is the same. */
type WordedBlock = Omit<CommonFields, 'alignment'>;

export interface BlockTextProps {
  readonly block: WordedBlock;
  readonly defaultSize?: 'display' | 'xl' | 'lg' | 'md' | 'sm';
  /** Wraps the title, where the whole block is its link. */
  readonly renderTitle?: (title: ReactNode) => ReactNode;
  readonly level?: 1 | 2 | 3;
  /** Id of the title, for what it names. */
  readonly titleId?: string;
  /** Draws the first button in the place of the usual one. */
  readonly renderFirstTarget?: ((target: Target) => ReactNode) | undefined;
}

/** Everything that a block says: logo or eyebrow, overline, title, subtitle, text, buttons, text below them. */
export const BlockText = ({ block, defaultSize = 'lg', renderTitle = (title) => title, level = 2, titleId, renderFirstTarget }: BlockTextProps) => {
  const title = block.titleHtml ? <RichText html={block.titleHtml} /> : block.title;
  return (
    <div
      className={styles.words}
      data-on={block.titleColor === 'light' ? 'dark' : block.titleColor === 'dark' ? 'light' : undefined}
      data-align-large={block.textAlignment?.large}
      data-align-small={block.textAlignment?.small ?? block.textAlignment?.large}
    >
      <EyebrowLogo block={block} />
      {block.eyebrowText ? (
        <Eyebrow blaze data-paint={block.eyebrowTextColor} className={styles.ink}>
          {block.eyebrowText}
        </Eyebrow>
      ) : null}
      {block.overline ? (
        <p className={styles.line} data-paint={block.overline.color} data-size={block.overline.style ?? 'md'}>
          {block.overline.text}
        </p>
      ) : null}
      {title ? (
        <Heading
          id={titleId}
          level={block.titleH1 ? 1 : level}
          size={block.titleStyle ?? defaultSize}
          className={block.hideTitle ? 'visually-hidden' : styles.ink}
          data-paint={block.titleColor}
        >
          {renderTitle(title)}
        </Heading>
      ) : null}
      {block.subtitleHtml || block.subtitle ? (
        <p className={styles.line} data-paint={block.subtitleColor} data-size={block.subtitleStyle ?? 'lg'}>
          {block.subtitleHtml ? <RichText html={block.subtitleHtml} /> : block.subtitle}
        </p>
      ) : null}
      {block.richText ? (
        <div className={styles.rich} data-paint={block.richTextColor}>
          <RichText html={block.richText} />
        </div>
      ) : null}
      <BlockTargets block={block} renderFirst={renderFirstTarget} />
      {block.richTextBelowTargets ? (
        <div className={styles.rich} data-paint={block.richTextBelowTargetsColor} data-below="">
          <RichText html={block.richTextBelowTargets} />
        </div>
      ) : null}
    </div>
  );
};

interface BlockTargetsProps {
  readonly block: WordedBlock;
  readonly renderFirst: BlockTextProps['renderFirstTarget'];
}

const BlockTargets = ({ block, renderFirst }: BlockTargetsProps) => {
  const targets = shownTargets(block);
  if (targets.length === 0) return null;
  return (
    <div className={styles.targets} data-equal={block.equalTargetSize ? '' : undefined}>
      {targets.map((target, index) => (
        <Fragment key={target.url + target.text}>
          {index === 0 && renderFirst ? renderFirst(target) : <TargetButton target={{ style: index === 0 ? 'primary' : 'secondary', ...target }} />}
        </Fragment>
      ))}
    </div>
  );
};

export const TargetButton = ({ target }: { readonly target: Target }) => (
  <ButtonLink href={target.url} variant={target.style ?? 'primary'} size={target.size ?? 'md'} {...newTabProps(target)}>
    {target.text}
  </ButtonLink>
);

const EyebrowLogo = ({ block }: { block: WordedBlock }) => {
  const logos = block.eyebrowLogoResponsive;
  const logo = block.eyebrowLogo ?? logos?.sm ?? logos?.md ?? logos?.lg;
  if (!logo) return null;
  return (
    <picture>
      {logos?.lg ? <source media="(width >= 64rem)" srcSet={logos.lg.url} /> : null}
      {logos?.md ? <source media="(width >= 40rem)" srcSet={logos.md.url} /> : null}
      <img className={styles.logo} src={(logos?.sm ?? logo).url} alt={logo.alt} loading="lazy" />
    </picture>
  );
};

/** A small line at the top or the bottom of a block's picture. */
export const BlockCaption = ({ block }: { block: WordedBlock }) =>
  block.caption && block.caption.position !== 'off' ? (
    <p className={styles.caption} data-position={block.caption.position} data-paint={block.caption.color} data-size={block.caption.style ?? 'xs'}>
      {block.caption.text}
    </p>
  ) : null;

/** Darkens or lightens the picture where words stand on it: 35 % of its height, or 50 % (spec 3 §9). */
export const BlockGradient = ({ block }: { block: WordedBlock }) =>
  block.gradient && block.gradient.style !== 'off' ? (
    <span
      className={styles.gradient}
      aria-hidden="true"
      data-style={block.gradient.style}
      data-tone-of={block.gradient.tone ?? 'dark'}
      data-on={(block.gradient.breakpoints ?? ['sm', 'md', 'lg']).join(' ')}
    />
  ) : null;
