import type { DrawnDoc } from '#contract/calls/content-admin.ts';

/** Page, below the locale, that draws what the editor sends it (src/kit/draft-page.tsx). */
export const DRAFT_PATH = 'staff/draft';

export const isDraftPage = (pathname: string): boolean => pathname.endsWith(`/${DRAFT_PATH}`);

const READY = 'waymark-draft-ready';
const DRAFT = 'waymark-draft';

interface DraftMessage {
  readonly type: typeof DRAFT;
  readonly drawn: DrawnDoc;
}

const isDraft = (data: unknown): data is DraftMessage => typeof data === 'object' && data !== null && 'type' in data && data.type === DRAFT;

/**
 * The editor's end: answers the frame whenever it has loaded.
 * @param current what it is to draw now
 * @returns `send` for later versions, and `stop`
 */
export const serveDraft = (frame: HTMLIFrameElement, current: () => DrawnDoc | undefined) => {
  const send = (drawn: DrawnDoc | undefined): void => {
    if (drawn) frame.contentWindow?.postMessage({ type: DRAFT, drawn } satisfies DraftMessage, location.origin);
  };
  const answer = ({ source, origin, data }: MessageEvent): void => {
    if (source === frame.contentWindow && origin === location.origin && data === READY) send(current());
  };
  addEventListener('message', answer);
  return { send, stop: () => removeEventListener('message', answer) };
};

/** The frame's end: hears what the page around it sends, from the same shop alone. Nothing comes where there is no page around it. */
export const receiveDraft = (draw: (drawn: DrawnDoc) => void): (() => void) => {
  const hear = ({ source, origin, data }: MessageEvent): void => {
    if (source === parent && source !== window && origin === location.origin && isDraft(data)) draw(data.drawn);
  };
  addEventListener('message', hear);
  if (parent !== window) parent.postMessage(READY, location.origin);
  return () => removeEventListener('message', hear);
};
