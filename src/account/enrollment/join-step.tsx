import { useRef, useState } from 'react';
import { problemText } from '#src/base/forms/problem-text.ts';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { StepFrame } from './step-frame.tsx';

export interface JoinStepProps {
  /** The dialog around it bears a title already. */
  readonly titleAbove?: boolean;
  /** Resolves once somebody is a member. */
  readonly join: () => Promise<void>;
  readonly onNot?: (() => void) | undefined;
}

/** Offers the programme to whoever has an account. Nobody joins without having ticked the box of its terms. */
export const JoinStep = ({ titleAbove = false, join, onNot }: JoinStepProps) => {
  const i18n = useI18n('enrollment', 'errors');
  const { t, locale } = i18n;
  const { busy, problem, send } = useSending(i18n);
  const box = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  return (
    <StepFrame
      title={t('enroll.nonLoyalty.title')}
      titleAbove={titleAbove}
      text={t('enroll.nonLoyalty.text')}
      problem={problem}
      busy={busy}
      action={t('enroll.nonLoyalty.join')}
      onAct={(event) => {
        event.preventDefault();
        const accepted = box.current?.checked === true;
        setError(accepted ? undefined : 'requiredCheckbox');
        if (accepted) void send(join);
        else box.current?.focus();
      }}
      other={onNot && { label: t('enroll.nonLoyalty.not'), onPress: onNot }}
    >
      <Checkbox
        ref={box}
        name="terms"
        required
        error={problemText(i18n, error)}
        description={
          <TextLink href={`/${locale.id}/loyalty-terms`} target="_blank">
            {t('signUp.readLoyaltyTerms')}
          </TextLink>
        }
      >
        {t('signUp.loyaltyTerms')}
      </Checkbox>
    </StepFrame>
  );
};
