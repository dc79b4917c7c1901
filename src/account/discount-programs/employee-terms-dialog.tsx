import { useQueryClient } from '@tanstack/react-query';
import { EMPLOYEE_TERMS_VERSION } from '#contract/calls/employee-terms.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { programsQuery } from './queries.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    /** Closes with true where the terms were accepted. */
    'employee-terms': Readonly<Record<string, never>>;
  }
}

/** What an employee has to accept before the discount counts (spec 1 §4). Shopping goes on without it. */
export default function EmployeeTermsDialog({ close }: DialogContent<'employee-terms'>) {
  const i18n = useI18n('programs');
  const { t, locale } = i18n;
  const api = useApi();
  const client = useQueryClient();
  const { subject } = useSession();
  const { busy, problem, send } = useSending(i18n);
  const accept = async (): Promise<void> => {
    const programs = await api('programs.acceptTerms', { body: { version: EMPLOYEE_TERMS_VERSION } });
    client.setQueryData(programsQuery(api, subject).queryKey, programs);
    close(true);
  };
  return (
    <>
      <DialogBody>
        <Stack gap={4}>
          <ProblemBanner problem={problem} />
          <Text>{t('program.termsText')}</Text>
          <TextLink href={`/${locale.id}/associate-discount-terms`} target="_blank">
            {t('program.readTerms')}
          </TextLink>
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button loading={busy} onClick={() => void send(accept)}>
          {t('program.accept')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => close()}>
          {t('program.later')}
        </Button>
      </DialogFooter>
    </>
  );
}
