import { createContext, useContext, type ComponentType } from 'react';
import type { PictureRef } from '#contract/calls/products.ts';
import type { SchemaFieldProps } from './field-props.ts';
import type { ReferenceSources } from './reference-source.ts';
import type { SchemaDocument } from './schema-node.ts';
import { type Path, pathText } from './value-at.ts';

/** What fields of the editor need beside their own value. */
export interface EditorContext {
  /** Schemas of all blocks, by kind, in `properties`. */
  readonly schemas: SchemaDocument;
  /** What the service, or the check on the device, says of a field, by its path: `blocks.0.targets.1.url`. */
  readonly problems: ReadonlyMap<string, string>;
  /** Opens the choice of pictures; resolves with nothing where none was chosen. */
  readonly choosePicture: (current: PictureRef | undefined) => Promise<PictureRef | undefined>;
  /** Products and articles of the document's site. */
  readonly references: ReferenceSources;
  /** Draws a field of any kind: fields hold fields. */
  readonly SchemaField: ComponentType<SchemaFieldProps>;
  /** Rights, offline: nothing can be changed. */
  readonly readOnly: boolean;
}

const Context = createContext<EditorContext | undefined>(undefined);
export const EditorContextProvider = Context.Provider;

export const useEditor = (): EditorContext => {
  const context = useContext(Context);
  if (!context) throw new Error('A field of the editor stands outside of it.');
  return context;
};

export const useProblem = (path: Path): string | undefined => useEditor().problems.get(pathText(path));

/** Whether something is wrong in a field or in what it holds. */
export const useHasProblem = (path: Path): boolean => {
  const { problems } = useEditor();
  const text = pathText(path);
  return [...problems.keys()].some((key) => key === text || key.startsWith(`${text}.`));
};
