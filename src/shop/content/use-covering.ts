import { type RefObject, useEffect, useState } from 'react';

/** Cards with a price, which lead into the cart, and forms. */
const CONTROLS = 'main :is([data-covered]:has([data-price]), form)';

/** Whether an element that is fixed to the screen lies over something that is bought or filled in; followed while the page is scrolled. */
export const useCovering = (own: RefObject<HTMLElement | null>): boolean => {
  const [covering, setCovering] = useState(true);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const mine = own.current?.getBoundingClientRect();
      if (!mine) return;
      const meets = ({ left, right, top, bottom }: DOMRect): boolean =>
        left < mine.right && right > mine.left && top < mine.bottom && bottom > mine.top;
      setCovering([...document.querySelectorAll(CONTROLS)].some((control) => meets(control.getBoundingClientRect())));
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    const resized = new ResizeObserver(soon);
    if (own.current) resized.observe(own.current);
    resized.observe(document.body);
    addEventListener('scroll', soon, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      removeEventListener('scroll', soon, { capture: true });
    };
  }, [own]);
  return covering;
};
