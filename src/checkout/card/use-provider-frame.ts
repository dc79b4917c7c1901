import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FrameMessage, readFrameMessage } from './card-messages.ts';

/** Without a sign of life for so long the frame is taken for one that does not load. */
const READY_MS = 12_000;

export interface ProviderFrame {
  readonly element: RefObject<HTMLIFrameElement | null>;
  readonly state: 'opening' | 'ready' | 'failed';
  /** What the page in it asks for, in CSS pixels; undefined: it has not said yet. */
  readonly height: number | undefined;
  /** There is nothing to show in it. */
  readonly fail: () => void;
}

/** Hears the provider's page in a frame (server/commerce/payment/README.md). `session` undefined: not opened yet. What is beyond its state goes to `onMessage`. */
export const useProviderFrame = (session: string | undefined, onMessage: (message: FrameMessage) => void): ProviderFrame => {
  const element = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<ProviderFrame['state']>('opening');
  const [height, setHeight] = useState<number>();
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });

  useEffect(() => {
    if (session === undefined) return undefined;
    const late = setTimeout(() => setState((now) => (now === 'opening' ? 'failed' : now)), READY_MS);
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== element.current?.contentWindow) return;
      const message = readFrameMessage(data, session);
      if (message?.type === 'ready') setState('ready');
      else if (message?.type === 'height') setHeight(message.height);
      else if (message) latest.current(message);
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(late);
      removeEventListener('message', hear);
    };
  }, [session]);

  return { element, state, height, fail: () => setState('failed') };
};
