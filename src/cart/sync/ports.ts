import type { Refusal } from '#db/mutations/mutation.ts';

export interface SyncActions {
  readonly sync: () => void;
  readonly retry: (id: string) => void;
  readonly dismiss: (id: string) => void;
  readonly withdraw: (id: string) => void;
}

/** A wish of a list beside the cart that has not arrived. */
export interface ListChange {
  readonly id: string;
  /** In words. */
  readonly what: string;
  readonly at: string;
  readonly state: 'waiting' | 'sending' | 'ambiguous' | 'refused';
  readonly refusal?: Refusal | undefined;
  readonly undo?: (() => void) | undefined;
  readonly again?: (() => void) | undefined;
  readonly dismiss?: (() => void) | undefined;
}

/** What is done once a row of the list has been settled: the row goes away with its button. */
export type Settle = <Given extends readonly unknown[]>(act: (...given: Given) => void) => (...given: Given) => void;
