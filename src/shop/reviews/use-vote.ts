import { useRef, useState } from 'react';
import { useKeyed } from '#src/base/forms/use-keyed.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { showToast } from '#ui/toast/toasts.ts';

/** A vote as a toggle: shown at once, taken back with a notice where the shop could not be told. */
export const useVote = (start: number, send: (helpful: boolean, key: string) => Promise<{ readonly helpful: number }>) => {
  const { t } = useI18n('reviews');
  const keyed = useKeyed();
  const busy = useRef(false);
  const [mine, setMine] = useState(false);
  const [count, setCount] = useState(start);
  const toggle = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    const helpful = !mine;
    setMine(helpful);
    setCount(count + (helpful ? 1 : -1));
    try {
      setCount((await keyed({ helpful }, (key) => send(helpful, key))).helpful);
    } catch {
      setMine(!helpful);
      setCount(count);
      showToast({ title: t('review.voteFailed'), kind: 'error' });
    } finally {
      busy.current = false;
    }
  };
  return { mine, count, toggle: () => void toggle() };
};
