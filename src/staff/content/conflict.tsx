import type { DraftConflict } from '#db/content-drafts/draft-database.ts';
import type { ConflictChoice } from '#db/content-drafts/draft-sync.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { dateAndTime } from '../date-and-time.ts';
import { Differences } from './differences.tsx';
import styles from './editor.module.css';

interface ConflictProps {
  readonly mine: unknown;
  readonly theirs: DraftConflict;
  readonly onChoose: (choice: ConflictChoice) => void;
}

/** Two people have changed one document: what differs, and which of the two it shall be. */
export const Conflict = ({ mine, theirs, onChoose }: ConflictProps) => {
  const i18n = useI18n('editor');
  const { t } = i18n;
  return (
    <section className={styles.conflict} role="alert" aria-labelledby="editor-conflict">
      <Heading level={2} size="sm" id="editor-conflict">
        {t('editor.conflictTitle')}
      </Heading>
      <Text>{t('editor.conflictText', { author: theirs.author, time: dateAndTime(i18n, theirs.at) })}</Text>
      <Text size="sm">{t('editor.conflictDiff')}</Text>
      <Differences before={theirs.document} after={mine} label={t('editor.conflictDiff')} />
      <Row>
        <Button onClick={() => onChoose('mine')}>{t('editor.keepMine')}</Button>
        <Button variant="secondary" onClick={() => onChoose('theirs')}>
          {t('editor.takeTheirs')}
        </Button>
      </Row>
    </section>
  );
};
