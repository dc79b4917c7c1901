import { useQuery } from '@tanstack/react-query';
import type { Program, ProgramStatus } from '#contract/calls/programs.ts';
import type { Api } from '#src/base/api/client.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { programsQuery } from './queries.ts';
import { ONE_DECIMAL, spendFraction } from './spend-percent.ts';

export interface ProgramBannersProps {
  readonly api: Api;
  readonly subject: string | null;
  /** Of these programs alone, and without the question for terms that are not accepted yet (spec 2 §6). */
  readonly only?: readonly Program[];
  /** Asks for the employee discount's terms. */
  readonly onTerms: () => void;
}

/**
 * What somebody has beside the ordinary prices: the discount of an employee once its terms are accepted, the credit of an athlete, the discount of a
 * professional (spec 2 §6). Whoever has none sees nothing.
 */
export const ProgramBanners = ({ api, subject, only, onTerms }: ProgramBannersProps) => {
  const { t } = useI18n('programs');
  const { data } = useQuery(programsQuery(api, subject));
  const programs = (data?.programs ?? []).filter(({ program, termsAccepted }) => !only || (only.includes(program) && termsAccepted !== false));
  if (programs.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label={t('program.title')}>
      {programs.map((status) =>
        status.termsAccepted === false ? (
          <Card key={status.program} surface="sunken">
            <Stack gap={3} align="start">
              <Text>{t('program.termsAsk')}</Text>
              <Button size="sm" onClick={onTerms}>
                {t('program.termsOpen')}
              </Button>
            </Stack>
          </Card>
        ) : (
          <ProgramBanner key={status.program} status={status} />
        ),
      )}
    </Stack>
  );
};

const ProgramBanner = ({ status }: { readonly status: ProgramStatus }) => {
  const { t, money, number, locale } = useI18n('programs');
  const { program, rate, currency, annualAmount, currentSpend, payment } = status;
  const figures = {
    spent: money(currentSpend, currency),
    annual: money(annualAmount, currency),
    percent: number(spendFraction(status), ONE_DECIMAL),
  };
  const left = annualAmount > currentSpend;
  return (
    <Card surface="deep">
      <Stack gap={2}>
        <Heading level={2} size="sm">
          {t(`program.${program}`)}
        </Heading>
        {rate > 0 ? <Text>{t('program.discount', { rate: number(rate / 100_000, { style: 'percent' }) })}</Text> : null}
        {payment && left ? <Text>{t('program.credit', { remaining: money(payment.additionalData.remainingAmount, currency) })}</Text> : null}
        <ProgressBar label={t('program.spent', figures)} value={Math.min(currentSpend, annualAmount)} max={annualAmount} />
        {left ? null : <Text size="sm">{t('program.usedUp')}</Text>}
        {currency === locale.currency ? null : <Text size="sm">{t('program.elsewhere', { currency })}</Text>}
      </Stack>
    </Card>
  );
};
