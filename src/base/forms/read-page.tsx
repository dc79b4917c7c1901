import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { TextLink } from '#ui/link/text-link.tsx';

/** A text of the shop, beside the form that names it: what was typed stays. */
export const ReadPage = ({ page, children }: { readonly page: string; readonly children: string }) => {
  const { locale } = useI18n();
  return (
    <TextLink href={`/${locale.id}/${page}`} target="_blank">
      {children}
    </TextLink>
  );
};
