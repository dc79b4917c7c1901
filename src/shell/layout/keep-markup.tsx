import { createElement, type ComponentType, type FunctionComponent } from 'react';
import { dropOldest } from '#domain/drop-oldest.ts';

/** Menus of five locales, and of a few versions of each. */
const MOST = 20;
const TAG = 'kept-markup';
const PLACE = new RegExp(`<${TAG} id="(\\d+)">([\\s\\S]*?)</${TAG}>`, 'g');

interface Kept {
  readonly id: number;
  html?: string;
}

/** By name, locale and props, the one used last at the end. */
const kept = new Map<string, Kept>();
let lastId = 0;

const keptOf = (key: string): Kept => {
  const known = kept.get(key) ?? { id: (lastId += 1) };
  kept.delete(key);
  kept.set(key, known);
  dropOldest(kept, MOST);
  return known;
};

/**
 * For the server: a part that stands on many documents and is drawn once for all of them. What it draws follows from its props and the key alone; it takes no
 * ids of React's, which name its place in one document. `insertKeptMarkup` puts it into the document when that has been written.
 * @param useKey what it depends on beside its props: the locale
 */
export const keepMarkup = <Props extends object>(name: string, Part: ComponentType<Props>, useKey: () => string): FunctionComponent<Props> => {
  const KeptPart = (props: Props) => {
    const { id, html } = keptOf(`${name} ${useKey()} ${JSON.stringify(props)}`);
    return createElement(TAG, { id }, html === undefined ? <Part {...props} /> : null);
  };
  return KeptPart;
};

/** A document with the parts that are kept in their places. Called with what was just rendered, before anything else is. */
export const insertKeptMarkup = (document: string): string => {
  if (!document.includes(`<${TAG} `)) return document;
  const parts = [...kept.values()];
  return document.replace(PLACE, (_, id: string, drawn: string) => {
    const part = parts.find((one) => one.id === Number(id));
    if (!part) return drawn;
    part.html ??= drawn;
    return part.html;
  });
};
