import { IconButton } from '../button/icon-button.tsx';
import { PauseIcon } from '../icon/pause-icon.tsx';
import { PlayIcon } from '../icon/play-icon.tsx';
import { replaysEarlyClicks } from '../lazy/early-clicks.ts';
import { useUiMessages } from '#ui/messages/messages.tsx';
import type { layoutMarks } from './slide-layout.ts';
import type { SlidePosition } from './use-slide-position.ts';
import styles from './carousel.module.css';

export interface CarouselFootProps {
  readonly marks: ReturnType<typeof layoutMarks>;
  readonly position: SlidePosition;
  readonly paused: boolean;
  readonly onPausedChange: (paused: boolean) => void;
  readonly onGoTo: (index: number) => void;
}

/** Below the row: pause, a mark for each place that the row can stand at, and how much of it has been seen. */
export const CarouselFoot = ({ marks, position, paused, onPausedChange, onGoTo }: CarouselFootProps) => {
  const messages = useUiMessages();
  if (!marks.autoplay && !marks.dots && !marks.bar) return null;
  return (
    <div className={styles.foot}>
      {marks.autoplay ? (
        <IconButton
          className={styles.pause}
          size="sm"
          label={paused ? messages.play : messages.pause}
          icon={paused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
          onClick={() => onPausedChange(!paused)}
        />
      ) : null}
      {marks.dots ? (
        <div className={styles.dots}>
          {Array.from({ length: position.last + 1 }, (_, index) => (
            <button
              ref={replaysEarlyClicks}
              key={index}
              type="button"
              className={styles.dot}
              aria-label={messages.goToSlide(index + 1)}
              aria-current={index === position.index ? 'true' : undefined}
              onClick={() => onGoTo(index)}
            />
          ))}
        </div>
      ) : null}
      {marks.bar ? <progress className={styles.bar} aria-hidden="true" value={position.seen} max={1} /> : null}
    </div>
  );
};
