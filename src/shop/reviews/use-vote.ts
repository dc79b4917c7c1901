import { useEffect, useRef, useState } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { submitVote, type Vote, voteRow, waitingVote } from './opinions.ts';
import { useUnsent } from './unsent-reviews.ts';

/**
 * A vote as a toggle: shown at once and kept on the device until the shop has it. Taken back with a notice where the shop says no.
 * @param start votes that the shop knows
 */
export const useVote = (target: Omit<Vote, 'kind' | 'key' | 'helpful'>, start: number) => {
  const { t } = useI18n('reviews');
  const api = useApi();
  const busy = useRef(false);
  const [mine, setMine] = useState(false);
  const [count, setCount] = useState(start);
  const isWaiting = useUnsent(voteRow(target.id)) === 'waiting';
  const { id } = target;

  // After a reload what waits is still this shopper's vote.
  const isTold = useRef(false);
  useEffect(() => {
    if (!isWaiting || isTold.current) return;
    isTold.current = true;
    const show = async (): Promise<void> => {
      if (!(await waitingVote(id)) || busy.current) return;
      setMine(true);
      setCount((before) => before + 1);
    };
    // A database that cannot be opened holds none.
    show().catch(() => undefined);
  }, [id, isWaiting]);

  const toggle = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    isTold.current = true;
    const helpful = !mine;
    setMine(helpful);
    setCount(count + (helpful ? 1 : -1));
    try {
      const result = await submitVote(api, { ...target, helpful });
      if (result.kind === 'refused') throw result.error;
      if (result.kind === 'sent') setCount(result.helpful);
    } catch {
      setMine(!helpful);
      setCount(count);
      showToast({ title: t('review.voteFailed'), kind: 'error' });
    } finally {
      busy.current = false;
    }
  };
  return { mine, count, isWaiting, toggle: () => void toggle() };
};
