import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { type Crop, fitCrop, moveCrop, zoomMax } from './crop.ts';
import styles from './photos.module.css';
import { drawCrop } from './prepare-photo.ts';

/** Pixels of the preview. */
const SIDE = 640;
/** What one press of an arrow key moves, in sides of the square. */
const STEP = 0.05;
const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export interface CropFieldProps {
  readonly bitmap: ImageBitmap;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** The square of a photo that will be shared: moved with pointer or arrow keys, made smaller with the slider. */
export const CropField = ({ bitmap, crop, onChange }: CropFieldProps) => {
  const { t } = useI18n('photos');
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const zoomId = useId();
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, bitmap, crop);
  }, [bitmap, crop]);
  const drag = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): void => {
    const last = from.current;
    if (!last) return;
    const { width } = currentTarget.getBoundingClientRect();
    from.current = { x: clientX, y: clientY };
    // The picture follows the pointer: its square goes the other way.
    onChange(moveCrop(bitmap, crop, { x: (last.x - clientX) / width, y: (last.y - clientY) / width }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(moveCrop(bitmap, crop, by));
  };
  const most = zoomMax(bitmap);
  return (
    <div>
      <canvas
        ref={canvas}
        className={styles.crop}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={t('photo.crop')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved with the arrow keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (from.current = undefined)}
        onPointerCancel={() => (from.current = undefined)}
      />
      {most > 1 ? (
        <div>
          <label htmlFor={zoomId}>{t('photo.zoom')}</label>
          <input
            id={zoomId}
            className={styles.zoom}
            type="range"
            min={1}
            max={most}
            step={0.05}
            value={crop.zoom}
            onChange={({ target }) => onChange(fitCrop(bitmap, { ...crop, zoom: Number(target.value) }))}
          />
        </div>
      ) : null}
    </div>
  );
};
