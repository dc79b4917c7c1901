import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

interface NotAllowedProps {
  readonly title: string;
  readonly text: string;
  readonly signIn: string;
  /** Path below the locale of the page that was asked for. */
  readonly next: string;
}

/** Nothing here for shoppers, and the way to the sign-in for whom the page is for. */
export const NotAllowed = ({ title, text, signIn, next }: NotAllowedProps) => {
  const { locale } = useI18n();
  const href = `/${locale.id}/sign-in?next=${encodeURIComponent(`/${locale.id}${next}`)}`;
  return (
    <EmptyState title={title} actions={<ButtonLink href={href}>{signIn}</ButtonLink>}>
      {text}
    </EmptyState>
  );
};
