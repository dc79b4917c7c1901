import { useState } from 'react';
import { ApiError } from '#contract/client/client.ts';
import { HAND_OVER_TOKEN } from '#contract/calls/hand-over.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

export interface TakeOverPageProps {
  /** What stands behind the number sign of the address. */
  readonly token: string;
  readonly isAssociate: boolean;
  /** Puts the cart into this device's; false: what waits here has not been sent yet. Rejects as the client does. */
  readonly take: (token: string) => Promise<boolean>;
  readonly onTaken: () => void;
}

/** What the customer's phone shows of the code on an associate's screen. Nothing is taken before a tap: whatever else opens links would spend the code. */
export const TakeOverPage = ({ token, isAssociate, take, onTaken }: TakeOverPageProps) => {
  const i18n = useI18n('in-store');
  const { t, locale } = i18n;
  const { busy, problem, setProblem, send } = useSending(i18n);
  const [gone, setGone] = useState(false);

  const press = (): Promise<void> =>
    send(
      async () => {
        if (await take(token)) onTaken();
        else setProblem(t('inStore.takeOver.stillSending'));
      },
      (failure) => {
        const isGone = failure instanceof ApiError && failure.code === 'WMK404B';
        setGone(isGone);
        return isGone;
      },
    );

  if (isAssociate) return <Banner kind="warning">{t('inStore.takeOver.associate')}</Banner>;
  if (!HAND_OVER_TOKEN.test(token)) return <Banner kind="warning">{t('inStore.takeOver.noCode')}</Banner>;
  return (
    <Stack gap={4}>
      {gone ? (
        <>
          <Banner kind="warning" role="alert">
            {t('inStore.takeOver.gone')}
          </Banner>
          <ButtonLink size="lg" block href={`/${locale.id}/cart`}>
            {t('inStore.counter.basket')}
          </ButtonLink>
        </>
      ) : (
        <>
          <Text>{t('inStore.takeOver.text')}</Text>
          <ProblemBanner problem={problem} />
          <Button size="lg" block loading={busy} onClick={() => void press()}>
            {t('inStore.takeOver.take')}
          </Button>
        </>
      )}
    </Stack>
  );
};
