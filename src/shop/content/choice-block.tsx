import type { PlainBlock as PlainFields } from '#contract/calls/content/plain-blocks.ts';
import { BASELINE_VARIANT } from '#contract/calls/segment-conditions.ts';
import { groundProps } from './block-ground.ts';
import styles from './block-list.module.css';
import { blockMarks } from './block-marks.ts';
import { ChooseNow, useChosenPlace } from './chosen-place.tsx';
import type { ChoiceBlock as ChoiceFields } from './known-blocks.ts';
import type { BlockActions } from './block-props.ts';
import { PlainBlocks } from './plain-blocks.tsx';

interface Option {
  /** Id of a variant or a segment; `Baseline` for the baselines. */
  readonly id: string;
  readonly name?: string;
  readonly blocks: readonly PlainFields[];
}

/** Variant named Baseline has no blocks of its own: the baselines stand for it. */
const optionsOf = (block: ChoiceFields): readonly Option[] => {
  const baseline = { id: BASELINE_VARIANT, blocks: block.baselines };
  if (block.kind === 'segmentation') return [baseline, ...block.segments.map(({ id, targets }) => ({ id, blocks: targets }))];
  const variants = block.variants.filter(({ name }) => name !== BASELINE_VARIANT);
  return [baseline, ...variants.map(({ variantId, name, targets }) => ({ id: variantId, name, blocks: targets }))];
};

/**
 * A place that shows one of several lists of blocks. The document is the same for everybody: it holds all of them, and a script beside them
 * shows what the device knows to be right before anything of them is painted.
 */
export const ChoiceBlock = ({ block, onQuickShop, onIntent }: BlockActions & { readonly block: ChoiceFields }) => {
  const place = useChosenPlace<HTMLDivElement>();
  const isExperience = block.kind === 'experience';
  return (
    <div
      ref={place}
      {...blockMarks(block)}
      {...groundProps(block.backgroundColor)}
      data-choice={block.kind}
      data-experience={isExperience ? block.experienceId : undefined}
      data-tracking-event={isExperience ? block.trackingEvent : undefined}
    >
      {optionsOf(block).map(({ id, name, blocks }, index) => (
        // Two segments may have the same condition: the first is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={`${id}-${index}`}
          className={styles.option}
          data-option={id}
          data-name={name}
          hidden={id !== BASELINE_VARIANT}
          suppressHydrationWarning
        >
          <PlainBlocks blocks={blocks} onQuickShop={onQuickShop} onIntent={onIntent} />
        </div>
      ))}
      <ChooseNow />
    </div>
  );
};
