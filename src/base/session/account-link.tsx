import { useWords } from '#src/base/i18n/use-words.ts';
import { iconButtonProps } from '#ui/button/icon-button.tsx';
import { UserIcon } from '#ui/icon/user-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { useSession } from './use-session.ts';

/** The way to the account in the header, or to the sign-in for a guest. */
export const AccountLink = () => {
  const { t, locale } = useWords();
  const { type } = useSession();
  return (
    <Link href={`/${locale.id}/${type === 'Registered' ? 'account' : 'sign-in'}`} {...iconButtonProps({ label: t('header.account') })}>
      <UserIcon />
    </Link>
  );
};
