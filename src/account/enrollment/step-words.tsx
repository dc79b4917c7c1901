import type { ReactNode } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { StepFrame } from './step-frame.tsx';

export interface FormStepProps {
  readonly title: string;
  readonly text?: string;
  readonly back: { readonly label: string; readonly onPress: () => void };
  /** A form of another room. */
  readonly children: ReactNode;
}

/** A step that is a form with a button of its own: signing in, signing up, the forgotten password. */
export const FormStep = ({ title, text, back, children }: FormStepProps) => (
  <Stack gap={4}>
    <Heading level={2} size="lg" tabIndex={-1} data-step-title="">
      {title}
    </Heading>
    {text ? <Text>{text}</Text> : null}
    {children}
    <Button variant="quiet" onClick={back.onPress}>
      {back.label}
    </Button>
  </Stack>
);

export interface WordStepProps {
  readonly title: string;
  readonly titleAbove?: boolean;
  readonly text: string;
  readonly action: string;
  readonly onGo: () => void;
  readonly children?: ReactNode;
}

/** A step that asks nothing: the welcome and the end. */
export const WordStep = ({ onGo, children, ...step }: WordStepProps) => {
  useI18n('enrollment');
  return (
    <StepFrame
      {...step}
      problem=""
      busy={false}
      onAct={(event) => {
        event.preventDefault();
        onGo();
      }}
    >
      {children}
    </StepFrame>
  );
};
