import { useEffect, useState, useSyncExternalStore } from 'react';
import { settingsFor } from '#contract/settings/settings.ts';
import { refusalText } from '#src/base/i18n/refusal-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { type ListState, NO_LIST } from '#src/base/lists/create-list.ts';
import type { Saved } from '#db/list-sync/saved.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';
import { saved } from './saved.ts';
import { SavedRow } from './saved-row.tsx';
import styles from './saved-list.module.css';

const onServer = (): ListState<Saved> => NO_LIST;

/** The saved list below the cart: from the device first, with or without the server. An empty list is not shown. */
export const SavedList = () => {
  const i18n = useI18n('lists', 'shop', 'errors');
  const { entries, refused } = useSyncExternalStore(saved.subscribe, saved.state, onServer);
  const pageSize = settingsFor(i18n.locale.id).pageSizes.savedForLater;
  const { consumerType } = useSession();
  const [shown, setShown] = useState(pageSize);
  useEffect(() => {
    void importWithRetry(saved.open);
  }, []);
  // Employees have no saved list (spec 1 §4).
  if (!entries || entries.length + refused.length === 0 || consumerType === 'EMPLOYEE') return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-for-later">
      <h2 id="saved-for-later" className={styles.title}>
        {i18n.t('saved.title')}
      </h2>
      {refused.map(({ key, want, refusal }) =>
        refusal ? (
          <Banner key={key} kind="warning" compact role="alert" onDismiss={() => void saved.dismiss(key)}>
            {i18n.t('saved.refused', { name: want?.facts?.name ?? i18n.t('favorites.aProduct'), reason: refusalText(i18n, refusal) })}
          </Banner>
        ) : null,
      )}
      <ul className={styles.lines}>
        {entries.slice(0, shown).map((entry) => (
          <SavedRow key={entry.key} entry={entry} />
        ))}
      </ul>
      {entries.length > shown ? (
        <Button variant="secondary" onClick={() => setShown(shown + pageSize)}>
          {i18n.t('favorites.more')}
        </Button>
      ) : null}
    </section>
  );
};
