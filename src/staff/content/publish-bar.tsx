import { useState } from 'react';
import { ApiError, NoAnswer } from '#contract/client/client.ts';
import type { DraftName } from '#db/content-drafts/draft-database.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { planTexts } from './plan-texts.ts';
import { scheduleOf } from './schedule.ts';
import type { EditorService, Schedule } from './service.ts';
import type { DraftStatus } from './use-draft.ts';
import styles from './editor.module.css';

interface PublishBarProps {
  readonly name: DraftName;
  readonly service: EditorService;
  readonly status: DraftStatus;
  /** How many fields are not right. */
  readonly problems: number;
  readonly version: number;
  readonly isPublished: boolean;
  /** ISO: when it is published and when that ends, as it is stored. */
  readonly plan: Schedule;
  readonly offline: boolean;
  readonly flush: () => Promise<void>;
  readonly onCheck: () => Promise<void>;
  readonly onDiscard: () => void;
  readonly onDone: () => void;
  /** The service refuses to publish: a sentence for each field, by its path. */
  readonly onRefused: (problems: Readonly<Record<string, string>>) => void;
}

/** Where the changes are, and what can be done with them: always in view. */
export const PublishBar = (props: PublishBarProps) => {
  const { name, service, status, problems, version, isPublished, plan, offline, flush, onCheck, onDiscard, onDone, onRefused } = props;
  const i18n = useI18n('editor');
  const { t } = i18n;
  const [shownAt] = useState(() => new Date());
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>, said: string): Promise<void> => {
    if (offline) {
      showToast({ kind: 'warning', title: t('editor.offlineAction') });
      return;
    }
    setBusy(true);
    try {
      await work();
      showToast({ kind: 'success', title: said });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'WMK422D') onRefused(error.refused.details['problems'] as Readonly<Record<string, string>>);
      if (error instanceof NoAnswer) showToast({ kind: 'warning', title: t('editor.offlineAction') });
      else showToast({ kind: 'error', title: error instanceof ApiError ? error.message : t('editor.actionFailed') });
    } finally {
      setBusy(false);
    }
  };
  const publish = (schedule: Schedule): Promise<void> =>
    run(
      async () => {
        // What was typed last goes with it.
        await flush();
        const current = await service.open(name);
        await service.publish(name, current?.version ?? version, schedule);
      },
      t(schedule.from ? 'editor.scheduled' : 'editor.published'),
    );
  const publishLater = (): void => {
    const schedule = scheduleOf(from, until, new Date());
    setWrong(!schedule);
    if (schedule) void publish(schedule);
  };
  const isBlocked = status === 'conflict' || status === 'refused';
  const statusText = status === 'conflict' ? t('editor.state.conflict') : t(`editor.status.${status}`, { count: problems });

  return (
    <div className={styles.bar}>
      <div>
        <p role="status">{statusText}</p>
        {planTexts(i18n, plan, shownAt).map((text) => (
          <Text key={text} size="sm" tone="muted">
            {text}
          </Text>
        ))}
      </div>
      <Row>
        <Button variant="link" onClick={() => void onCheck()} disabled={offline}>
          {t('editor.checkLinks')}
        </Button>
        {status === 'same' || status === 'saved' ? null : (
          <Button variant="link" onClick={onDiscard}>
            {t('editor.discard')}
          </Button>
        )}
        {isPublished ? (
          <Button
            size="sm"
            variant="secondary"
            loading={isBusy}
            onClick={() => void run(() => service.unpublish(name, version), t('editor.unpublished'))}
          >
            {t('editor.unpublish')}
          </Button>
        ) : null}
        <Button size="sm" loading={isBusy} disabled={isBlocked} onClick={() => void publish({})}>
          {t('editor.publishNow')}
        </Button>
      </Row>
      <Disclosure label={t('editor.schedule')}>
        <div className={styles.filters}>
          <Field label={t('editor.from')} hint={t('editor.scheduleHint')}>
            <TextInput type="datetime-local" value={from} onChange={({ target }) => setFrom(target.value)} />
          </Field>
          <Field label={t('editor.until')} error={isWrong ? t('editor.scheduleWrong') : undefined}>
            <TextInput type="datetime-local" value={until} onChange={({ target }) => setUntil(target.value)} />
          </Field>
          <Button variant="secondary" loading={isBusy} disabled={isBlocked} onClick={publishLater}>
            {t('editor.schedule')}
          </Button>
        </div>
      </Disclosure>
    </div>
  );
};
