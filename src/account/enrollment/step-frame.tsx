import type { ReactNode, SubmitEvent } from 'react';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

export interface StepFrameProps {
  readonly title: string;
  /** The page or the dialog around it bears this title already. */
  readonly titleAbove?: boolean;
  readonly text?: string | undefined;
  readonly problem: string;
  readonly busy: boolean;
  readonly action: string;
  readonly onAct: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The other way: back, or later. */
  readonly other?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly children?: ReactNode;
}

/** One question of the enrollment: a form with its title, which takes the focus when the step begins, and its one action. */
export const StepFrame = ({ title, titleAbove = false, text, problem, busy, action, onAct, other, children }: StepFrameProps) => {
  useI18n('enrollment');
  return (
    <form method="dialog" noValidate aria-label={title} onSubmit={onAct}>
      <Stack gap={4}>
        {titleAbove ? null : (
          <Heading level={2} size="lg" tabIndex={-1} data-step-title="">
            {title}
          </Heading>
        )}
        {text ? <Text {...(titleAbove && { tabIndex: -1, 'data-step-title': '' })}>{text}</Text> : null}
        <ProblemBanner problem={problem} />
        {children}
        <Row justify="between">
          <Button type="submit" loading={busy}>
            {action}
          </Button>
          {other ? (
            <Button variant="quiet" disabled={busy} onClick={other.onPress}>
              {other.label}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </form>
  );
};
