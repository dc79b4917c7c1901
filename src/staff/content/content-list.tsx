import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DOC_TYPES } from '#contract/calls/content.ts';
import { DOC_KINDS } from '#contract/calls/content/documents.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { DraftRow } from '#db/content-drafts/draft-database.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { dateAndTime } from '../date-and-time.ts';
import { Text } from '#ui/text/text.tsx';
import { NewDocument } from './new-document.tsx';
import type { EditorService, ListedDocument } from './service.ts';
import { StateBadges } from './state-badges.tsx';
import { documentName, kindText } from './words.ts';
import styles from './editor.module.css';

const SITES: readonly Locale[] = Object.values(LOCALES);

interface ContentListProps {
  readonly service: EditorService;
  /** Drafts of this device that the service does not have. */
  readonly waiting: readonly DraftRow[];
  /** Address of a document's page. */
  readonly hrefOf: (document: Pick<ListedDocument, 'siteId' | 'kind' | 'slug'>) => string;
}

const sameName = (one: Pick<ListedDocument, 'kind' | 'slug'>, other: Pick<ListedDocument, 'kind' | 'slug'>): boolean =>
  one.kind === other.kind && one.slug === other.slug;

const isDocKind = (kind: string): boolean => DOC_KINDS.some((one) => one === kind);

const titleOf = ({ document: { title } }: DraftRow): string => (typeof title === 'string' ? title : '');

/** Every document of a language, with its state and the languages in which it is missing. */
export const ContentList = ({ service, waiting, hrefOf }: ContentListProps) => {
  const i18n = useI18n('editor');
  const { t, locale } = i18n;
  const offline = useOffline();
  const [siteId, setSite] = useState(locale.siteId);
  const [kind, setKind] = useState('');
  const [q, setQ] = useState('');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['content-admin', 'list'],
    // All languages at once: which of them a document lacks is told from there.
    queryFn: async () => (await Promise.all(SITES.map((site) => service.list({ siteId: site.siteId })))).flat(),
    staleTime: 10_000,
  });
  const all = data ?? [];
  const isAsked = (document: Pick<ListedDocument, 'siteId' | 'kind' | 'slug' | 'title'>): boolean =>
    document.siteId === siteId &&
    (kind === '' || document.kind === kind) &&
    `${documentName(i18n, document)} ${document.slug}`.toLowerCase().includes(q.trim().toLowerCase());
  const shown = all.filter(isAsked);
  // Drafts of sets are kept in the same place.
  const unsent = waiting
    .filter((row) => isDocKind(row.kind) && !all.some((one) => one.siteId === row.siteId && sameName(one, row)))
    .map((row) => ({ ...row, title: titleOf(row) }))
    .filter(isAsked);
  const count = shown.length + unsent.length;
  return (
    <Stack gap={5}>
      <div className={styles.filters}>
        <Field label={t('editor.site')}>
          <Select value={siteId} onChange={({ target }) => setSite(target.value)}>
            {SITES.map((site) => (
              <option key={site.siteId} value={site.siteId}>
                {site.label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('editor.kind')}>
          <Select value={kind} onChange={({ target }) => setKind(target.value)}>
            <option value="">{t('editor.allKinds')}</option>
            {DOC_KINDS.map((one) => (
              <option key={one} value={one}>
                {kindText(i18n, one)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('editor.search')}>
          <TextInput type="search" value={q} onChange={({ target }) => setQ(target.value)} />
        </Field>
      </div>
      <NewDocument siteId={siteId} kinds={DOC_TYPES} hrefOf={hrefOf} />
      {error && !offline ? (
        <Banner kind="error" role="alert" action={{ label: t('editor.retry'), onPress: () => void refetch() }}>
          {t('editor.failed')}
        </Banner>
      ) : null}
      {offline && !data ? <Text tone="muted">{t('editor.choicesFailed')}</Text> : null}
      {isPending && !error && !offline ? <Skeleton lines={10} /> : null}
      {data ? <p role="status">{t('editor.found', { count })}</p> : null}
      {data && count === 0 ? <EmptyState title={t('editor.empty')}>{t('editor.emptyText')}</EmptyState> : null}
      <ul className={styles.documents}>
        {shown.map((document) => {
          const draft = waiting.find((row) => row.siteId === document.siteId && sameName(row, document));
          return (
            <li key={`${document.kind}/${document.slug}`} className={styles.document}>
              <div>
                <TextLink href={hrefOf(document)}>{documentName(i18n, document)}</TextLink>
                <div className={styles.name}>
                  {kindText(i18n, document.kind)} · {document.slug} ·{' '}
                  <time dateTime={document.modifiedAt}>{dateAndTime(i18n, document.modifiedAt)}</time>
                </div>
              </div>
              <StateBadges stored={document} waiting={draft} />
              <ul className={styles.languages} aria-label={t('editor.languages')}>
                {SITES.map((site) => {
                  const isThere = all.some((one) => one.siteId === site.siteId && sameName(one, document));
                  return (
                    <li key={site.siteId} data-missing={isThere ? undefined : ''}>
                      <span aria-hidden="true">{site.id}</span>
                      <span className="visually-hidden">
                        {t(isThere ? 'editor.languageThere' : 'editor.languageMissing', { language: site.label })}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
        {data || offline
          ? unsent.map((row) => (
              <li key={row.key} className={styles.document}>
                <div>
                  <TextLink href={hrefOf(row)}>{documentName(i18n, row)}</TextLink>
                  <div className={styles.name}>
                    {kindText(i18n, row.kind)} · {row.slug}
                  </div>
                </div>
                <StateBadges stored={undefined} waiting={row} />
              </li>
            ))
          : null}
      </ul>
    </Stack>
  );
};
