import { useCallback, useEffect, useRef, useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { CameraIcon } from '#ui/icon/camera-icon.tsx';
import { SunIcon } from '#ui/icon/sun-icon.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { type CameraProblem, isCameraAllowed, mayHaveCamera, problemOf, type RunningCamera, startCamera } from './camera.ts';
import styles from './scan-page.module.css';

/** `preparing`: the picture is there, and what reads codes is being fetched. */
type State = { readonly on: 'off' | 'starting' | 'preparing' | 'running'; readonly problem?: CameraProblem | undefined };

/** The camera's picture, with what can be done about it. It is started by a tap, or by itself where it was allowed before. */
export const CameraPanel = ({ onCode }: { readonly onCode: (text: string, from: number) => void }) => {
  const { t } = useI18n('scan');
  const video = useRef<HTMLVideoElement>(null);
  const running = useRef<RunningCamera | undefined>(undefined);
  const [ending, setEnding] = useState(() => new AbortController());
  const [state, setState] = useState<State>({ on: 'off' });
  const [torch, setTorch] = useState<boolean | undefined>();

  const start = useCallback(async (): Promise<void> => {
    if (!video.current) return;
    const own = new AbortController();
    setEnding(own);
    setState({ on: 'starting' });
    try {
      const camera = await startCamera({
        video: video.current,
        onCode,
        onPicture: () => setState({ on: 'preparing' }),
        onEnd: (problem) => setState({ on: 'off', problem }),
        signal: own.signal,
      });
      running.current = camera;
      setTorch(camera.torch ? false : undefined);
      setState({ on: 'running' });
    } catch (error) {
      own.abort();
      setState({ on: 'off', ...(!(error instanceof Error && error.name === 'AbortError') && { problem: problemOf(error) }) });
    }
  }, [onCode]);
  useEffect(() => () => ending.abort(), [ending]);
  useEffect(() => {
    let left = false;
    void isCameraAllowed().then((allowed) => (allowed && !left ? start() : undefined));
    return () => {
      left = true;
    };
  }, [start]);

  const stop = (): void => {
    ending.abort();
    setState({ on: 'off' });
  };
  const turnTorch = async (): Promise<void> => {
    const on = !torch;
    try {
      await running.current?.torch?.(on);
      setTorch(on);
    } catch {
      setTorch(undefined);
    }
  };

  const hasCamera = mayHaveCamera();
  const isShown = state.on === 'preparing' || state.on === 'running';
  return (
    <section className={styles.camera} aria-label={t('scan.camera')}>
      <div className={styles.view} data-on={isShown ? '' : undefined}>
        {/* A live picture of what is in front of the camera: there is nothing to caption. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video ref={video} className={styles.video} muted playsInline aria-label={t('scan.picture')} />
        {state.on === 'running' ? <span className={styles.aim} aria-hidden="true" /> : null}
        {state.on === 'preparing' ? (
          <p className={styles.preparing} role="status">
            <Spinner size={16} />
            {t('scan.preparing')}
          </p>
        ) : null}
        {isShown ? null : (
          <div className={styles.start}>
            <CameraIcon size={36} />
            {hasCamera ? (
              <Button variant="secondary" loading={state.on === 'starting'} onClick={() => void start()}>
                {t('scan.start')}
              </Button>
            ) : (
              <p>{t('scan.problem.none')}</p>
            )}
          </div>
        )}
      </div>
      {isShown ? (
        <div className={styles.controls}>
          <Button variant="secondary" onClick={stop}>
            {t('scan.stop')}
          </Button>
          {state.on === 'preparing' || torch === undefined ? null : (
            <Button variant="secondary" start={<SunIcon size={18} />} aria-pressed={torch} onClick={() => void turnTorch()}>
              {t('scan.torch')}
            </Button>
          )}
        </div>
      ) : null}
      {state.problem ? (
        <Banner kind="warning" role="alert" compact>
          {t(`scan.problem.${state.problem}`)}
        </Banner>
      ) : null}
    </section>
  );
};
