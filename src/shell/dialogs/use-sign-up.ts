import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { arrival, forgetArrival } from '#src/base/api/arrival.ts';
import { keepKnownShopper, knownShopper } from '#src/base/forms/known-shopper.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { createSignUp } from '#src/account/sign-up/create-account.ts';
import type { SignUpFormProps } from '#src/account/sign-up/sign-up-form.tsx';
import type { SignUpOrigin, SignUpValues } from '#src/account/sign-up/sign-up-values.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { signIn } from './sign-in.ts';

const originOf = ({ storeNum, leadSource, enrollment_marketing_source, referral_code }: ReturnType<typeof arrival>): SignUpOrigin => {
  const source = {
    ...(storeNum && { store: storeNum.slice(0, 40) }),
    ...(leadSource && { acquisitionType: leadSource.slice(0, 100) }),
    ...(enrollment_marketing_source && { campaignName: enrollment_marketing_source.slice(0, 100) }),
  };
  return { ...(Object.keys(source).length > 0 && { source }), ...(referral_code && { referralCode: referral_code.slice(0, 40) }) };
};

const filled = (values: object): SignUpValues => Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value)));

/** What the sign-up form needs of the shop, on a page and in a dialog: the call, the clock, and what the link that led here knew. */
export const useSignUp = (): Pick<SignUpFormProps, 'signUp' | 'today' | 'origin' | 'prefill' | 'asksTwice'> => {
  const { api, i18n } = useRouter().options.context;
  const [known] = useState(arrival);
  const { email, consumerId } = known;
  const [ordered] = useState(knownShopper);
  const [prefill, setPrefill] = useState<SignUpValues | undefined>(email || ordered ? filled({ ...ordered, ...(email && { email }) }) : undefined);
  const origin = useMemo(() => originOf(known), [known]);

  useEffect(() => {
    let gone = false;
    if (!email || !consumerId) return undefined;
    const fill = async (): Promise<void> => {
      const { phone, phoneCode, ...found } = await api('consumer.retrieveUserData', { body: { consumerId, email } });
      if (!gone) setPrefill({ ...found, ...(phone && { phone: phoneCode ? `+${phoneCode} ${phone}` : phone }) });
    };
    // A link that knows nobody, or no network: then the form is filled in by hand.
    fill().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [api, email, consumerId]);

  const signUp = useMemo(() => {
    const create = createSignUp({
      post: (body) => api('auth.signup', { body }),
      signIn: (credentials) => signIn(api, credentials),
      onStoreUnknown: (failure) => void failureText(i18n, failure).then(({ text }) => showToast({ title: text })),
    });
    return async (...given: Parameters<typeof create>) => {
      const outcome = await create(...given);
      keepKnownShopper(undefined);
      // Who has not joined may in a later step, and tells then where from.
      if (given[0].subscriptions?.loyaltyConsent) forgetArrival();
      return outcome;
    };
  }, [api, i18n]);
  const today = useCallback(async () => (await api('fapi.serverTime')).timestamp.slice(0, 10), [api]);
  return { signUp, today, origin, prefill, asksTwice: ordered === undefined };
};
