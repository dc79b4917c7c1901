import type { StepProps } from '../step-props.ts';

/** What every form of the part payments works with. */
export type PartProps = Pick<StepProps, 'cart' | 'calls' | 'pass' | 'onFailure'>;
