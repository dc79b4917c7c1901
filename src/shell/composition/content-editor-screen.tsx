import { useHydrated } from '@tanstack/react-router';
import { isEditor } from '#contract/accounts.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { ContentPage } from '#src/staff/content/content-page.tsx';
import { DocumentPage } from '#src/staff/content/document-page.tsx';
import { labelOf } from '#src/staff/content/form/schema-node.ts';
import { NotEditor } from '#src/staff/content/not-editor.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

interface ContentEditorScreenProps {
  /** The list of all documents where it is missing. */
  readonly name?: { readonly siteId: string; readonly kind: string; readonly slug: string };
}

/** Writing content. The server draws the frame: it does not know who looks. */
export const ContentEditorScreen = ({ name }: ContentEditorScreenProps) => {
  const { t } = useI18n('editor');
  const hydrated = useHydrated();
  const { subject, consumerType } = useSession();
  const mayEdit = subject !== null && isEditor(consumerType);
  const content = !mayEdit ? (
    <NotEditor />
  ) : name ? (
    <DocumentPage key={`${name.siteId}/${name.kind}/${name.slug}`} accountId={subject} name={name} />
  ) : (
    <ContentPage accountId={subject} />
  );
  return (
    <TitledPage title={name ? `${labelOf(name.kind)}: ${name.slug}` : t('editor.title')}>{hydrated ? content : <Skeleton lines={12} />}</TitledPage>
  );
};
