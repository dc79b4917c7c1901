import { useMutation } from '@tanstack/react-query';
import type { LoyaltyMember } from '#contract/calls/loyalty.ts';
import type { Api } from '#src/base/api/client.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Card } from '#ui/card/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';

export interface MemberCardProps {
  readonly api: Api;
  readonly member: LoyaltyMember;
}

/** Balance and number of a member, and what is still to be confirmed. */
export const MemberCard = ({ api, member }: MemberCardProps) => {
  const i18n = useI18n('loyalty');
  const { t, date } = i18n;
  const letter = useMutation({
    mutationFn: () => api('loyalty.sendConfirmation'),
    onSuccess: () => void showToast({ title: t('loyalty.sent') }),
    onError: async (failure) => void showToast({ kind: 'error', title: (await failureText(i18n, failure)).text }),
  });
  return (
    <Stack gap={4}>
      {member.isConfirmed ? null : (
        <Banner kind="warning" title={t('loyalty.confirmTitle')} action={{ label: t('loyalty.sendAgain'), onPress: () => letter.mutate() }}>
          {t('loyalty.confirmText')}
        </Banner>
      )}
      <Card surface="deep">
        <Stack gap={2}>
          <Text size="sm">{t('loyalty.balance')}</Text>
          <Heading level={2} size="display">
            {t('loyalty.points', { points: member.currentLoyaltyPoints })}
          </Heading>
          {member.nextExpiry ? (
            <Text size="sm">{t('loyalty.nextExpiry', { points: member.nextExpiry.points, date: date(member.nextExpiry.at) })}</Text>
          ) : null}
          {member.debt > 0 ? <Text size="sm">{t('loyalty.debt', { points: member.debt })}</Text> : null}
          <Text>
            {t('loyalty.memberId')}: <strong>{member.memberId}</strong>
          </Text>
          {member.loyaltyOptInDate === undefined ? null : <Text size="sm">{t('loyalty.since', { date: date(member.loyaltyOptInDate) })}</Text>}
        </Stack>
      </Card>
    </Stack>
  );
};
