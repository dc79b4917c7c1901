import { useId } from 'react';
import type { IconAndTextBlock as IconAndTextFields } from '#contract/calls/content/collections.ts';
import { Link } from '#ui/link/link.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { BandText, BlockBand } from '../block-band.tsx';
import { groundProps } from '../block-ground.ts';
import type { BlockProps } from '../block-props.ts';
import { ContentIcon } from '../content-icon.tsx';
import { newTabProps } from '../shown-targets.ts';
import styles from './icon-and-text-block.module.css';

/** Icons of the interface's sizes md, lg and 3xl, in pixels (spec 3 §9). */
const ICON_SIZES = { small: 24, medium: 32, large: 56 } as const;

/** Short promises, each with an icon; four of them stand in two columns (spec 3 §3, §9). */
export const IconAndTextBlock = ({ block }: BlockProps<'icon-and-text'>) => {
  const titleId = useId();
  const isNamed = Boolean(block.title ?? block.titleHtml);
  const { items, iconSize = 'medium', variant = 'icon-above-text' } = block;
  return (
    <BlockBand
      block={block}
      text={<BandText block={block} titleId={titleId} />}
      aria-labelledby={isNamed ? titleId : undefined}
      aria-label={isNamed ? undefined : block.name}
    >
      <ul className={styles.items} data-variant={variant} data-size={iconSize} data-count={Math.min(items.length, 6)}>
        {items.map((item) => (
          <Item key={item.id} item={item} size={ICON_SIZES[iconSize]} />
        ))}
      </ul>
    </BlockBand>
  );
};

const Item = ({ item: { icon, richText, target, backgroundColor, textColor }, size }: { item: IconAndTextFields['items'][number]; size: number }) => (
  <li {...groundProps(backgroundColor, styles.item)} data-ink={textColor} data-covered={target ? '' : undefined}>
    <ContentIcon className={styles.icon} icon={icon.icon} dir={icon.dir} size={size} />
    <div className={styles.text}>
      <RichText html={richText} />
      {target?.text ? (
        <TextLink className={styles.link} data-cover="" href={target.url} {...newTabProps(target)}>
          {target.text}
        </TextLink>
      ) : target ? (
        <Link data-cover="" href={target.url} aria-label={richText.replaceAll(/<[^>]*>/g, ' ').trim()} {...newTabProps(target)} />
      ) : null}
    </div>
  </li>
);
