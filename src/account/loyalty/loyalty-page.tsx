import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Api } from '#src/base/api/client.ts';
import { NotLoaded, Waiting } from '#src/base/connectivity/load-states.tsx';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Benefits } from './benefits.tsx';
import { JoinForm } from './join-form.tsx';
import { MemberCard } from './member-card.tsx';
import { PointsHistory } from './points-history.tsx';
import { memberQuery } from './queries.ts';
import { type PutVoucher, Vouchers } from './vouchers.tsx';
import { Welcome } from './welcome.tsx';

export interface LoyaltyPageProps {
  readonly api: Api;
  readonly subject: string | null;
  /** Who sent them, as the address said. */
  readonly referralCode?: string | undefined;
  /** The cart has a voucher. */
  readonly isVoucherIn: boolean;
  /** Puts the voucher of so many points into the cart; null: takes it out. */
  readonly putVoucher: PutVoucher;
  readonly applyCode: (code: string) => void;
}

/** Rewards: the joining for who is no member, else points, vouchers, benefits and history. */
export const LoyaltyPage = ({ api, subject, referralCode, isVoucherIn, putVoucher, applyCode }: LoyaltyPageProps) => {
  const { t } = useI18n('loyalty');
  const offline = useOffline();
  const { data: member, isError, isFetching, refetch } = useQuery(memberQuery(api, subject));

  if (!member) {
    return (
      <Page>
        {isError || offline ? (
          <NotLoaded title={t('loyalty.failedTitle')} busy={isFetching} onAgain={() => void refetch()}>
            {t(offline ? 'loyalty.offlineText' : 'loyalty.failedText')}
          </NotLoaded>
        ) : (
          <Waiting />
        )}
      </Page>
    );
  }
  return (
    <Page>
      {offline ? <OfflineNote compact>{t('loyalty.offline')}</OfflineNote> : null}
      {member.isLoyaltyMember ? (
        <>
          <MemberCard api={api} member={member} />
          <Vouchers api={api} subject={subject} isVoucherIn={isVoucherIn} putVoucher={putVoucher} />
          <Welcome api={api} subject={subject} applyCode={applyCode} />
          <Benefits benefits={member.benefits} />
          <PointsHistory api={api} subject={subject} />
        </>
      ) : (
        <>
          <JoinForm api={api} subject={subject} referralCode={referralCode} />
          <Benefits benefits={member.benefits} />
        </>
      )}
    </Page>
  );
};

const Page = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useI18n('loyalty');
  return (
    <Stack gap={6}>
      <Heading level={1} size="lg" tabIndex={-1}>
        {t('loyalty.title')}
      </Heading>
      {children}
    </Stack>
  );
};
