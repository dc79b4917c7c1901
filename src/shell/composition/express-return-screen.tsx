import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { finishPayPal, NO_ADDRESS } from '#src/checkout/express/paypal.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { confirmationPath, payPalPorts } from '#src/shell/express/express-ports.ts';

/** Where PayPal sends the shopper back to: the order is finished without another press, unless it comes to more than was agreed to there. */
export const ExpressReturnScreen = () => {
  const i18n = useI18n('express', 'checkout');
  const { t, locale } = i18n;
  const api = useApi();
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const begun = useRef(false);
  useEffect(() => {
    // One payment is finished once, however often React looks.
    if (begun.current) return;
    begun.current = true;
    const go = (path: string): void => void router.navigate({ href: path, replace: true });
    const finish = async (): Promise<void> => {
      try {
        const end = await finishPayPal(payPalPorts(api));
        if (end.at === 'placed') go(confirmationPath(end.orderNumber, false));
        else if (end.at === 'grown') go(`/${locale.id}/checkout?step=summary`);
        else if (end.at === 'nothing') go(`/${locale.id}/cart`);
        else if (end.at === 'cancelled') {
          const said = end.state === 'pending' ? 'cancelled' : end.state;
          setProblem(t(`approval.${said}`, { method: t('express.payPal') }));
        } else setProblem(end.reason === NO_ADDRESS ? t('express.payPalNoAddress') : (await failureText(i18n, end.reason)).text);
      } catch (reason) {
        setProblem((await failureText(i18n, reason)).text);
      }
    };
    void finish();
  }, [api, router, locale, i18n, t]);
  return (
    <TitledPage title={t('express.payPalTitle')}>
      {problem === undefined ? (
        <p role="status">
          <Spinner size={24} /> {t('express.payPalWait')}
        </p>
      ) : (
        <EmptyState
          headingLevel={2}
          title={t('express.payPalFailed')}
          actions={
            <>
              <ButtonLink href={`/${locale.id}/checkout`}>{t('express.toCheckout')}</ButtonLink>
              <ButtonLink variant="secondary" href={`/${locale.id}/cart`}>
                {t('express.toBasket')}
              </ButtonLink>
            </>
          }
        >
          <p role="alert">{problem}</p>
        </EmptyState>
      )}
    </TitledPage>
  );
};
