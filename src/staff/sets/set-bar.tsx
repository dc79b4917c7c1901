import { useState } from 'react';
import type { OpenedSet, SetProblems } from '#contract/calls/product-sets.ts';
import { ApiError, NoAnswer } from '#contract/client/client.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import editor from '../content/editor.module.css';
import type { DraftStatus } from '../content/use-draft.ts';
import { problemsIn, type SetService } from './set-service.ts';

interface SetBarProps {
  readonly setId: string;
  readonly service: SetService;
  readonly status: DraftStatus;
  /** How many fields are not right. */
  readonly problems: number;
  readonly opened: OpenedSet;
  readonly offline: boolean;
  readonly flush: () => Promise<void>;
  readonly onDiscard: () => void;
  readonly onDone: () => void;
  readonly onRemoved: () => void;
  readonly onRefused: (problems: SetProblems) => void;
}

/** Where the changes are, and what can be done with them: always in view. */
export const SetBar = (props: SetBarProps) => {
  const { setId, service, status, problems, opened, offline, flush, onDiscard, onDone, onRemoved, onRefused } = props;
  const i18n = useI18n('editor', 'errors');
  const { t } = i18n;
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const run = async (work: () => Promise<void>, said: string, after: () => void): Promise<void> => {
    if (offline) {
      showToast({ kind: 'warning', title: t('editor.offlineAction') });
      return;
    }
    setBusy(true);
    try {
      await work();
      showToast({ kind: 'success', title: said });
      after();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'WMK422D') onRefused(problemsIn(error));
      if (error instanceof NoAnswer) showToast({ kind: 'warning', title: t('editor.offlineAction') });
      else showToast({ kind: 'error', title: (await failureText(i18n, error)).text });
    } finally {
      setBusy(false);
    }
  };
  /** The version that the shop has now, with what was typed last. */
  const current = async (): Promise<number> => {
    await flush();
    return (await service.open(setId))?.version ?? opened.version;
  };
  const isNew = opened.version === 0 && !opened.published;
  const isBlocked = status === 'conflict' || status === 'refused';
  const statusText = status === 'conflict' ? t('editor.state.conflict') : t(`editor.status.${status}`, { count: problems });
  return (
    <div className={editor.bar}>
      <p role="status">{statusText}</p>
      <Row>
        {status === 'same' || status === 'saved' ? null : (
          <Button variant="link" onClick={onDiscard}>
            {t('editor.discard')}
          </Button>
        )}
        {isAsking ? (
          <>
            <Button
              size="sm"
              variant="primary"
              loading={isBusy}
              onClick={() => void run(async () => service.remove(setId, await current()), t('editor.set.deleted'), onRemoved)}
            >
              {t('editor.set.deleteSure')}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setAsking(false)}>
              {t('editor.cancel')}
            </Button>
          </>
        ) : (
          <>
            {isNew ? null : (
              <Button variant="link" onClick={() => setAsking(true)}>
                {t('editor.set.delete')}
              </Button>
            )}
            {opened.published ? (
              <Button
                size="sm"
                variant="secondary"
                loading={isBusy}
                onClick={() => void run(async () => service.unpublish(setId, await current()), t('editor.unpublished'), onDone)}
              >
                {t('editor.unpublish')}
              </Button>
            ) : null}
            <Button
              size="sm"
              loading={isBusy}
              disabled={isBlocked}
              onClick={() => void run(async () => service.publish(setId, await current()), t('editor.published'), onDone)}
            >
              {t('editor.publishNow')}
            </Button>
          </>
        )}
      </Row>
    </div>
  );
};
