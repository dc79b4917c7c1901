import { useEffect, useState } from 'react';
import { ContentArea, type ContentAreaProps } from './content-area.tsx';

/** What stands for something that is on its way (src/ui/skeleton), or says so. */
const WAITING = '[aria-busy="true"], span[data-shape][data-width]';

/** Whether the page above is complete; from then on it stays so. */
const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const main = document.querySelector('main');
    if (settled || !main) return;
    const look = (): void => setSettled(main.querySelector(WAITING) === null);
    const watcher = new MutationObserver(look);
    watcher.observe(main, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    const timer = setTimeout(look);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [settled]);
  return settled;
};

/** An area of a page that the device completes, or of a dialog: read once what is above it stands where it stays. */
export const LateArea = (props: ContentAreaProps) => (useSettled() ? <ContentArea {...props} /> : null);
