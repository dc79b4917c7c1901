import { deferred } from '#ui/lazy/deferred.tsx';
import { RefusedChanges } from '../refused-changes.tsx';
import type { ShortageChoiceProps } from './shortage-choice.tsx';

/** Few carts are short of anything. Where the part cannot be had, what was refused is shown as every other refusal. */
const Plain = ({ shortage: { refused } }: ShortageChoiceProps) => <RefusedChanges refused={refused} />;

export const LazyShortageChoice = deferred<ShortageChoiceProps>(
  () =>
    import('./shortage-choice.tsx').then(
      (module) => module.ShortageChoice,
      () => Plain,
    ),
  undefined,
);
