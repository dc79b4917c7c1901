import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import type { NoToken } from './card-frame.tsx';

/** Why a card could not be taken, below its fields. What was typed is still there: a silent provider is asked again as it stands. */
export const NoTokenBanner = ({ why, onAgain }: { readonly why: NoToken | undefined; readonly onAgain: () => void }) => {
  const { t } = useI18n('checkout');
  if (why === undefined) return null;
  return (
    <Banner kind="error" role="alert" compact action={why === 'unanswered' ? { label: t('card.again'), onPress: onAgain } : undefined}>
      {t(why === 'unanswered' ? 'card.unanswered' : 'card.unfinished')}
    </Banner>
  );
};
