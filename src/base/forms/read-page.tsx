import { useWords } from '#src/base/i18n/use-words.ts';
import { TextLink } from '#ui/link/text-link.tsx';

/** A text of the shop, beside the form that names it: what was typed stays. */
export const ReadPage = ({ page, children }: { readonly page: string; readonly children: string }) => {
  const { locale } = useWords();
  return (
    <TextLink href={`/${locale.id}/${page}`} target="_blank">
      {children}
    </TextLink>
  );
};
