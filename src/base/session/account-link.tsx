import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { iconButtonProps } from '#ui/button/icon-button.tsx';
import { UserIcon } from '#ui/icon/user-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { useSession } from './use-session.ts';

/** The way to the account in the header, or to the sign-in for a guest. */
export const AccountLink = () => {
  const { t, locale } = useI18n();
  const { type } = useSession();
  return (
    <Link href={`/${locale.id}/${type === 'Registered' ? 'account' : 'sign-in'}`} {...iconButtonProps({ label: t('header.account') })}>
      <UserIcon />
    </Link>
  );
};
