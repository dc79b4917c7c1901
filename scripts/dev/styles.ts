import type { Style } from './html.ts';

/** The part of a node of Vite's module graph that is needed. */
export interface StyleNode {
  readonly id: string | null;
  readonly url: string;
  readonly importedModules: Iterable<StyleNode>;
}

const STYLESHEET = /\.css$/;

/**
 * Stylesheets below a module, each once, a module's imports before itself. What a stylesheet imports is part of its text.
 * @param first orders the layers: it stands before all others
 */
export const stylesBelow = (start: StyleNode, first: string): { id: string; url: string }[] => {
  const seen = new Set<StyleNode>();
  const found: { id: string; url: string }[] = [];
  const walk = (node: StyleNode): void => {
    if (seen.has(node) || node.id === null) return;
    seen.add(node);
    if (STYLESHEET.test(node.id)) found.push({ id: node.id, url: node.url });
    else for (const next of node.importedModules) walk(next);
  };
  walk(start);
  const isFirst = ({ id }: { id: string }): boolean => id === first;
  return [...found.filter(isFirst), ...found.filter((style) => !isFirst(style))];
};

/** Their texts, as the client would be given them. */
export const readStyles = async (start: StyleNode, first: string, load: (url: string) => Promise<unknown>): Promise<Style[]> =>
  Promise.all(
    stylesBelow(start, first).map(async ({ id, url }) => {
      const { default: text } = (await load(`${url}?inline`)) as { default: string };
      return { id, text };
    }),
  );
