import type { ComponentType } from 'react';

/** A component in one of its states. */
export interface GalleryState {
  readonly name: string;
  readonly View: ComponentType;
}

/** A folder of the kit with what it looks like. */
export interface GalleryEntry {
  readonly folder: string;
  readonly states: readonly GalleryState[];
}

/** An entry from its states by name. */
export const entry = (folder: string, states: Readonly<Record<string, ComponentType>>): GalleryEntry => ({
  folder,
  states: Object.entries(states).map(([name, View]) => ({ name, View })),
});
