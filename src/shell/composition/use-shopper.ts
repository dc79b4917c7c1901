import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '#contract/client/client.ts';
import { cardsAmong, cardsQuery, giftCardsAmong } from '#src/account/cards/cards-query.ts';
import { profileQuery } from '#src/account/shopper/use-profile.ts';
import { phoneText } from '#domain/address-lines.ts';
import type { Shopper } from '#src/checkout/shopper.ts';
import { useSession } from '#src/base/session/use-session.ts';

/** Nobody waits for what cannot be asked for: without the network one orders as a guest does, once it is back. */
const isAwaited = ({ isPending, fetchStatus }: UseQueryResult): boolean => isPending && fetchStatus === 'fetching';

/** What the checkout knows of whoever is signed in; null: a guest, or an account that cannot be read. Undefined while it is asked for. */
export const useShopper = (api: Api): Shopper | null | undefined => {
  const { subject, type } = useSession();
  const enabled = type === 'Registered' && subject !== null;
  const profile = useQuery({ ...profileQuery(api, subject), enabled });
  const cards = useQuery({ ...cardsQuery(api, subject), enabled });
  const known = profile.data;
  const saved = cards.data;
  const awaited = enabled && (isAwaited(profile) || isAwaited(cards));
  return useMemo(() => {
    if (awaited) return undefined;
    if (!enabled || !known) return null;
    const { email, firstName = '', lastName = '', phone, phoneCode, address } = known.consumerDetails;
    return {
      email,
      firstName,
      lastName,
      phone: phoneText({ phone, phoneCode }),
      shippingAddresses: address.filter(({ approachType }) => approachType === 'S'),
      billingAddresses: address.filter(({ approachType }) => approachType === 'B'),
      cards: cardsAmong(saved ?? []),
      giftCards: giftCardsAmong(saved ?? []),
      isMember: known.isLoyaltyMember,
    };
  }, [awaited, enabled, known, saved]);
};
