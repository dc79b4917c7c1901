import { createFileRoute, notFound } from '@tanstack/react-router';
import { WaitingMain } from '#src/shell/layout/waiting-main.tsx';
import { pageHead } from '#src/base/seo/page-head.ts';
import { DraftPage } from '#src/kit/draft-page.tsx';

/** What the content editor shows in its frame: a draft that the editor sends, without header and footer. Nothing to see for anybody who opens it alone. */
export const Route = createFileRoute('/$locale_/staff/draft')({
  staticData: { personal: 'own' },
  beforeLoad: ({ params, context }) => {
    if (params.locale !== context.locale.id) throw notFound();
  },
  loader: async ({ context: { i18n } }) => {
    await Promise.all((['shop', 'stores', 'enrollment', 'editor'] as const).map((part) => i18n.load(part)));
  },
  head: ({ match: { context, pathname } }) => {
    const { i18n, publicUrl } = context;
    return pageHead({ i18n, publicUrl, path: pathname, title: i18n.t('editor.preview'), hidden: true });
  },
  pendingComponent: WaitingMain,
  component: DraftPage,
});
