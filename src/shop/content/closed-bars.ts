import { CLOSED_BAR_KEY } from './closed-bar-key.ts';

/** Bars within pages that were closed: their ids with a space between. */
const CLOSED_BLOCKS_KEY = 'waymark-benefit-blocks-closed';

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Where storage is forbidden nothing was ever closed.
    return null;
  }
};

const keep = (key: string, value: string): boolean => {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

/** Where storage is forbidden, bars stay closed as long as the page. */
const closedHere = new Set<string>();
const listeners = new Set<() => void>();
const storedBlocks = (): string[] => read(CLOSED_BLOCKS_KEY)?.split(' ') ?? [];

export const isBlockClosed = (id: string): boolean => closedHere.has(id) || storedBlocks().includes(id);

export const closeBlock = (id: string): void => {
  if (!keep(CLOSED_BLOCKS_KEY, [...new Set([...storedBlocks(), id])].join(' '))) closedHere.add(id);
  for (const listener of listeners) listener();
};

export const watchClosedBlocks = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const closeBar = (id: string): void => {
  document.documentElement.dataset.benefit = 'closed';
  keep(CLOSED_BAR_KEY, id);
};

/** For a bar that the page draws by itself; the server's own brings a script. */
export const showBarUnlessClosed = (id: string): void => {
  const closed = read(CLOSED_BAR_KEY);
  if (closed === id) document.documentElement.dataset.benefit = 'closed';
  else if (closed !== null) delete document.documentElement.dataset.benefit;
};

const literal = (id: string): string => JSON.stringify(id).replaceAll('<', String.raw`\u003c`);

/** Runs before the server's bar is painted: what was closed before (preferences-script.tsx) may have been another. */
export const barScript = (id: string): string =>
  `try{if(localStorage.getItem('${CLOSED_BAR_KEY}')!==${literal(id)})delete document.documentElement.dataset.benefit}catch(e){}`;

/** Runs in a bar within a page, before it is painted. */
export const blockScript = (id: string): string =>
  `try{if((localStorage.getItem('${CLOSED_BLOCKS_KEY}')||'').split(' ').includes(${literal(id)}))document.currentScript.parentElement.hidden=true}catch(e){}`;
