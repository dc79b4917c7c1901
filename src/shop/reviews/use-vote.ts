import { useEffect, useRef, useState } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { submitVote, type Vote, voteRow, waitingVote } from './opinions.ts';
import { useUnsent } from './unsent-reviews.ts';

/**
 * A vote as a toggle: shown as soon as the device has it, so that no reload takes back what is seen, and kept until the shop has it.
 * Taken back with a notice where the shop says no.
 * @param start votes that the shop knows, as it last told them
 */
export const useVote = (target: Omit<Vote, 'kind' | 'key' | 'helpful'>, start: number) => {
  const { t } = useI18n('reviews');
  const api = useApi();
  const busy = useRef(false);
  const [mine, setMine] = useState(false);
  const [changed, setChanged] = useState<{ readonly from: number; readonly count: number }>();
  const isWaiting = useUnsent(voteRow(target.id)) === 'waiting';
  const counted = (): number => {
    if (!changed) return start;
    if (changed.from === start) return changed.count;
    // What the shop tells after the vote was given contains it, unless it still waits.
    return isWaiting ? start + Math.sign(changed.count - changed.from) : start;
  };
  const count = counted();
  const { id } = target;

  // After a reload what waits is still this shopper's vote.
  const isTold = useRef(false);
  useEffect(() => {
    if (!isWaiting || isTold.current) return;
    isTold.current = true;
    const show = async (): Promise<void> => {
      if (!(await waitingVote(id)) || busy.current) return;
      setMine(true);
      setChanged({ from: start, count: start + 1 });
    };
    // A database that cannot be opened holds none.
    show().catch(() => undefined);
  }, [id, isWaiting, start]);

  const toggle = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    isTold.current = true;
    const helpful = !mine;
    try {
      const result = await submitVote(api, { ...target, helpful }, () => {
        setMine(helpful);
        setChanged({ from: start, count: count + (helpful ? 1 : -1) });
      });
      if (result.kind === 'refused') throw result.error;
      if (result.kind === 'sent') setChanged({ from: start, count: result.helpful });
    } catch {
      setMine(!helpful);
      setChanged({ from: start, count });
      showToast({ title: t('review.voteFailed'), kind: 'error' });
    } finally {
      busy.current = false;
    }
  };
  return { mine, count, isWaiting, toggle: () => void toggle() };
};
