import { NO_CTA_LINK } from '#contract/constants/content.ts';
import type { CommonFields, Target } from '#contract/calls/content/parts.ts';

/** What a block has buttons for: nothing where it is a link itself (spec 3 §3). */
export const shownTargets = ({ linkType, targets = [] }: Pick<CommonFields, 'linkType' | 'targets'>): readonly Target[] =>
  linkType === NO_CTA_LINK ? [] : targets;

/** Of a link that opens a tab of its own: that page learns nothing of this one. */
export const newTabProps = (target: Target) => (target.targetAttribute === '_blank' ? { target: '_blank', rel: 'noopener' } : {});
