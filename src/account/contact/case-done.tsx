import { useEffect, useRef } from 'react';
import type { Api } from '#src/base/api/client.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';

export interface OpenedCase {
  readonly caseNumber: string;
  /** Where the answer goes. */
  readonly email: string;
}

export interface CaseFormProps {
  readonly api: Api;
  readonly onDone: (opened: OpenedCase) => void;
}

export interface CaseDoneProps extends OpenedCase {
  readonly title: string;
  readonly onAnother: () => void;
}

/** It has arrived: its number takes the place of the form, and the focus. */
export const CaseDone = ({ title, caseNumber, email, onAnother }: CaseDoneProps) => {
  const { t } = useI18n('orders');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4} align="start">
      <Heading level={2} size="md" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p>{t('write.doneText', { number: caseNumber, email })}</p>
      <Button variant="secondary" onClick={onAnother}>
        {t('write.another')}
      </Button>
    </Stack>
  );
};
