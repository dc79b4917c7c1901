import { useQuery } from '@tanstack/react-query';
import type { Api } from '#src/base/api/client.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { memberQuery, welcomeQuery } from './queries.ts';

/** Points and the code that a new member begins with. The welcome does not wait for them. */
export const MemberWelcome = ({ api }: { readonly api: Api }) => {
  const { t, date } = useI18n('loyalty');
  const { subject } = useSession();
  const { data: member } = useQuery(memberQuery(api, subject));
  const { data: promo } = useQuery(welcomeQuery(api, subject));
  if (!member?.isLoyaltyMember) return null;
  return (
    <Stack gap={2} role="status">
      {member.currentLoyaltyPoints > 0 ? <Text>{t('loyalty.welcomePoints', { points: member.currentLoyaltyPoints })}</Text> : null}
      <Text>{t('loyalty.welcomeEarn')}</Text>
      {promo?.state === 'open' ? (
        <Text>
          {promo.name}. {t('loyalty.welcomeCode', { code: promo.code, date: date(promo.endsAt) })}
        </Text>
      ) : null}
    </Stack>
  );
};
