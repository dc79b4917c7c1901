import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import type { ListedSet } from '#contract/calls/product-sets.ts';
import type { DraftRow } from '#db/content-drafts/draft-database.ts';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useDebounced } from '#src/base/timing/use-debounced.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { ChevronDownIcon } from '#ui/icon/chevron-down-icon.tsx';
import { ChevronUpIcon } from '#ui/icon/chevron-up-icon.tsx';
import { PlusIcon } from '#ui/icon/plus-icon.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { AuditLog } from '../content/audit-log.tsx';
import { StateBadges } from '../content/state-badges.tsx';
import editor from '../content/editor.module.css';
import { dateAndTime } from '../date-and-time.ts';
import styles from './sets.module.css';
import { useSetService } from './use-set-service.ts';

const WAIT_MS = 250;
const newSetId = (): string => crypto.randomUUID().slice(0, 13);

/** The list with one of its published sets a place further up or down. */
const moved = (sets: readonly ListedSet[], index: number, by: 1 | -1): ListedSet[] => {
  const next = [...sets];
  const [one, other] = [next[index], next[index + by]];
  if (one && other) [next[index], next[index + by]] = [other, one];
  return next;
};

/** Every set of products, in the order in which pages show them, and who changed what. */
export const SetsPage = ({ accountId }: { readonly accountId: string }) => {
  const i18n = useI18n('editor', 'errors');
  const { t, locale } = i18n;
  const offline = useOffline();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { service, sync } = useSetService(accountId);
  const [waiting, setWaiting] = useState<readonly DraftRow[]>([]);
  const [typed, setTyped] = useState('');
  const [showsAudit, setShowsAudit] = useState(false);
  const q = useDebounced(typed.trim(), WAIT_MS);
  useEffect(() => {
    const watching = liveQuery(() => sync.list()).subscribe((rows) => setWaiting(rows.filter(({ kind }) => kind === 'set')));
    void sync.flushAll();
    return () => watching.unsubscribe();
  }, [sync]);
  const queryKey = ['set-admin', 'list', locale.id, q] as const;
  const { data, error, isPending, refetch } = useQuery({ queryKey, queryFn: () => service.list(q) });
  const sets = data ?? [];
  const published = sets.filter((set) => set.published).length;
  const hrefOf = (setId: string): string => `/${locale.id}/staff/sets/${setId}`;
  const unsent = waiting.filter(({ slug }) => sets.every(({ id }) => id !== slug));

  const move = async (index: number, by: 1 | -1): Promise<void> => {
    const next = moved(sets, index, by);
    queries.setQueryData(queryKey, next);
    try {
      await service.order(next.filter((set) => set.published).map(({ id }) => id));
    } catch (failure) {
      queries.setQueryData(queryKey, sets);
      showToast({ kind: 'error', title: (await failureText(i18n, failure)).text });
    }
    void queries.invalidateQueries({ queryKey: ['set-admin'] });
  };

  return (
    <Stack gap={6}>
      <Text>{t('editor.set.intro')}</Text>
      {offline ? <OfflineNote>{t('editor.status.device')}</OfflineNote> : null}
      <div className={styles.finder}>
        <Field label={t('editor.set.find')}>
          <TextInput type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Button start={<PlusIcon size={20} />} onClick={() => void navigate({ href: hrefOf(newSetId()) })}>
          {t('editor.set.new')}
        </Button>
      </div>
      {error && !offline ? (
        <Banner kind="error" role="alert" action={{ label: t('editor.retry'), onPress: () => void refetch() }}>
          {t('editor.set.failed')}
        </Banner>
      ) : null}
      {isPending && !error ? <Skeleton lines={8} /> : null}
      {data ? <p role="status">{t('editor.set.found', { count: sets.length })}</p> : null}
      {data && sets.length === 0 ? <EmptyState title={t('editor.set.empty')}>{t('editor.set.emptyText')}</EmptyState> : null}
      {/* Without list marks Safari takes a list for none. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" className={editor.documents}>
        {sets.map((set, index) => {
          const draft = waiting.find(({ slug }) => slug === set.id);
          const name = set.title || t('editor.set.untitled');
          return (
            <li key={set.id} className={styles.row}>
              <div>
                <TextLink href={hrefOf(set.id)}>{name}</TextLink>
                <div className={editor.name}>
                  {set.products.length === 0 ? t('editor.set.noProducts') : set.products.join(', ')}
                  {set.modifiedAt ? (
                    <>
                      {' · '}
                      <time dateTime={set.modifiedAt}>{dateAndTime(i18n, set.modifiedAt)}</time>
                    </>
                  ) : null}
                </div>
              </div>
              <StateBadges stored={set} waiting={draft} />
              <span className={styles.tools}>
                {set.published && q === '' ? (
                  <>
                    <IconButton
                      label={t('editor.moveUp', { name })}
                      icon={<ChevronUpIcon />}
                      disabled={index === 0 || offline}
                      onClick={() => void move(index, -1)}
                    />
                    <IconButton
                      label={t('editor.moveDown', { name })}
                      icon={<ChevronDownIcon />}
                      disabled={index >= published - 1 || offline}
                      onClick={() => void move(index, 1)}
                    />
                  </>
                ) : null}
              </span>
            </li>
          );
        })}
        {unsent.map((row) => (
          <li key={row.slug} className={styles.row}>
            <TextLink href={hrefOf(row.slug)}>{t('editor.set.untitled')}</TextLink>
            <StateBadges stored={undefined} waiting={row} />
          </li>
        ))}
      </ol>
      <Disclosure label={t('editor.audit')} open={showsAudit} onOpenChange={setShowsAudit}>
        {showsAudit ? <AuditLog service={service} queryKey={['set-admin', 'audit']} /> : null}
      </Disclosure>
    </Stack>
  );
};
