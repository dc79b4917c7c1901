import { useState } from 'react';
import { INTERESTS, type Interest } from '#contract/calls/consumer.ts';
import { INTERESTS_SEPARATOR } from '#contract/constants.ts';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { StepFrame } from './step-frame.tsx';

export interface InterestsFormProps {
  /** As they are kept: separated by `|` (spec 2 §9). */
  readonly interests: string | undefined;
  readonly save: (interests: string) => Promise<void>;
  readonly onLater: () => void;
}

/** What somebody likes to do; none is an answer, too. */
export const InterestsForm = ({ interests, save, onLater }: InterestsFormProps) => {
  const i18n = useI18n('enrollment');
  const { t } = i18n;
  const { busy, problem, send } = useSending(i18n);
  const [chosen, setChosen] = useState<readonly string[]>(interests?.split(INTERESTS_SEPARATOR) ?? []);
  const turn = (interest: Interest, on: boolean): void => setChosen([...chosen.filter((other) => other !== interest), ...(on ? [interest] : [])]);
  return (
    <StepFrame
      title={t('enroll.interests.title')}
      problem={problem}
      busy={busy}
      action={t('enroll.interests.save')}
      onAct={(event) => {
        event.preventDefault();
        void send(() => save(INTERESTS.filter((interest) => chosen.includes(interest)).join(INTERESTS_SEPARATOR)));
      }}
      other={{ label: t('enroll.later'), onPress: onLater }}
    >
      <FieldGroup legend={t('enroll.interests.title')} hideLegend hint={t('enroll.interests.text')}>
        <Grid small={2} medium={3} large={3} gap={3}>
          {INTERESTS.map((interest) => (
            <Checkbox key={interest} checked={chosen.includes(interest)} onChange={(event) => turn(interest, event.target.checked)}>
              {t(`interest.${interest}`)}
            </Checkbox>
          ))}
        </Grid>
      </FieldGroup>
    </StepFrame>
  );
};
