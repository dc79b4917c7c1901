import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type PictureAngle, pictureUrl, srcSet } from '#domain/pictures.ts';
import type { PictureRef } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { ArrowLeftIcon } from '#ui/icon/arrow-left-icon.tsx';
import { ArrowRightIcon } from '#ui/icon/arrow-right-icon.tsx';
import { MinusIcon } from '#ui/icon/minus-icon.tsx';
import { PlusIcon } from '#ui/icon/plus-icon.tsx';
import styles from './picture-viewer-dialog.module.css';

const WIDTHS = [480, 800, 1200] as const;
const SIZES = '90vmin';

const largeOf = ({ key, angle }: PictureRef) => ({
  src: pictureUrl(key, angle as PictureAngle, 1200),
  srcSet: srcSet(key, angle as PictureAngle, WIDTHS),
});
const smallOf = ({ key, angle }: PictureRef): string => pictureUrl(key, angle as PictureAngle, 480);

/** Closer than this moves the picture instead of changing its size. */
const DRAG_PX = 6;

/** The pictures on the whole screen. A press comes closer to where it was made; a close picture is dragged, wheeled or moved by the arrow keys. */
export default function PictureViewerDialog({ props }: DialogContent<'product-pictures'>) {
  const i18n = useI18n('shop');
  const { pictures } = props;
  const [index, setIndex] = useState(props.index);
  const [zoomed, setZoomed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  /** Where in the picture the press was, 0 to 1. */
  const focus = useRef({ x: 0.5, y: 0.5 });
  const drag = useRef<{ x: number; y: number; left: number; top: number; moved: boolean } | null>(null);
  const picture = pictures[index];
  const large = picture && largeOf(picture);
  const [decoded, setDecoded] = useState<string>();
  useEffect(() => {
    if (!large) return undefined;
    let gone = false;
    const show = (): void => {
      if (!gone) setDecoded(large.src);
    };
    const image = Object.assign(new Image(), { sizes: SIZES, srcset: large.srcSet, src: large.src });
    // One that does not come is left to the element, which says so in words.
    image.decode().then(show, show);
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address says it all
  }, [large?.src]);

  useEffect(() => {
    const box = frame.current;
    if (!box || !zoomed) return;
    box.scrollTo({
      left: focus.current.x * box.scrollWidth - box.clientWidth / 2,
      top: focus.current.y * box.scrollHeight - box.clientHeight / 2,
      behavior: 'instant',
    });
  }, [zoomed]);

  const goTo = (next: number): void => {
    if (next < 0 || next >= pictures.length) return;
    setZoomed(false);
    setIndex(next);
    props.onSeen?.(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') setZoomed(true);
    else if (event.key === '-') setZoomed(false);
    else if (!zoomed && event.key === 'ArrowRight') goTo(index + 1);
    else if (!zoomed && event.key === 'ArrowLeft') goTo(index - 1);
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent): void => {
    const box = frame.current;
    if (!box || event.button !== 0) return;
    drag.current = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop, moved: false };
  };
  const onPointerMove = (event: PointerEvent): void => {
    const box = frame.current;
    const from = drag.current;
    if (!box || !from) return;
    from.moved ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_PX;
    // Touch scrolls by itself.
    if (zoomed && from.moved && event.pointerType === 'mouse')
      box.scrollTo({ left: from.left + from.x - event.clientX, top: from.top + from.y - event.clientY, behavior: 'instant' });
  };
  const onPointerUp = (event: PointerEvent): void => {
    const from = drag.current;
    drag.current = null;
    if (!from) return;
    if (from.moved) {
      const by = from.x - event.clientX;
      if (!zoomed && Math.abs(by) > 40) goTo(index + Math.sign(by));
      return;
    }
    const image = frame.current?.querySelector('img')?.getBoundingClientRect();
    if (image) focus.current = { x: (event.clientX - image.left) / image.width, y: (event.clientY - image.top) / image.height };
    setZoomed(!zoomed);
  };

  if (!picture || !large) return null;
  const isDecoded = decoded === large.src;
  return (
    // The keys are shortcuts for the buttons below.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      {/* A close picture is scrolled with the arrow keys; the press is a shortcut for the zoom button. */}
      <div
        ref={frame}
        className={styles.frame}
        data-zoomed={zoomed ? '' : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the arrow keys
        tabIndex={0}
        role="region"
        aria-label={i18n.t('product.pictureOf', { at: index + 1, count: pictures.length })}
        data-autofocus=""
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (drag.current = null)}
      >
        <img
          className={styles.picture}
          {...(isDecoded ? { ...large, sizes: zoomed ? '200vmin' : SIZES } : { src: props.shown?.[index] || smallOf(picture) })}
          width={1200}
          height={1200}
          alt={picture.alt}
          draggable={false}
        />
      </div>
      <div className={styles.controls}>
        <IconButton
          look="solid"
          label={i18n.t('product.previousPicture')}
          icon={<ArrowLeftIcon size={20} />}
          aria-disabled={index === 0 || undefined}
          onClick={() => goTo(index - 1)}
        />
        <p className={styles.count} aria-live="polite">
          {i18n.t('product.pictureOf', { at: index + 1, count: pictures.length })}
        </p>
        <IconButton
          look="solid"
          label={i18n.t('product.nextPicture')}
          icon={<ArrowRightIcon size={20} />}
          aria-disabled={index === pictures.length - 1 || undefined}
          onClick={() => goTo(index + 1)}
        />
        <IconButton
          look="solid"
          label={i18n.t(zoomed ? 'viewer.zoomOut' : 'viewer.zoomIn')}
          icon={zoomed ? <MinusIcon size={20} /> : <PlusIcon size={20} />}
          aria-pressed={zoomed}
          onClick={() => setZoomed(!zoomed)}
        />
      </div>
    </div>
  );
}
