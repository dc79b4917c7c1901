import { Banner } from '#ui/banner/banner.tsx';

export interface ProblemBannerProps {
  /** In the shopper's words; empty: nothing went wrong. */
  readonly problem: string;
  readonly compact?: boolean;
  readonly onDismiss?: () => void;
}

/** What went wrong with what was just asked for, told at once. */
export const ProblemBanner = ({ problem, compact, onDismiss }: ProblemBannerProps) =>
  problem === '' ? null : (
    <Banner kind="error" role="alert" compact={compact} onDismiss={onDismiss}>
      {problem}
    </Banner>
  );
