import type { ComponentType } from 'react';
import { createDialogManager, type DialogHandle } from './create-dialog-manager.ts';
import { createWindowDialogHistory } from './window-dialog-history.ts';
import type { DialogConfig, DialogContentProps, OpenOptions } from './dialog-types.ts';

/**
 * The dialogs of the shop by name, with what each is opened with. A feature adds its own beside its dialog:
 *
 *   declare module '#ui/dialog-manager/dialog-manager.ts' {
 *     interface DialogRegistry { 'quick-shop': { productId: string } }
 *   }
 *   registerDialog('quick-shop', () => import('./quick-shop-dialog.tsx'), { kind: 'panel', height: 'tall', title: () => t`Quickshop` });
 *
 * The module of a dialog exports its content as `default`; it gets `{ props, close }` and renders inside the frame,
 * which owns title, close button, focus, Escape, backdrop and the Back button.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- features fill it by declaration merging
export interface DialogRegistry {}

export type DialogName = Extract<keyof DialogRegistry, string>;
export type DialogProps<Name extends DialogName> = DialogRegistry[Name];

/** What a dialog's default export takes. */
export type DialogContent<Name extends DialogName> = DialogContentProps<DialogProps<Name>>;
export type DialogLoader<Name extends DialogName> = () => Promise<{ default: ComponentType<DialogContent<Name>> }>;

/** The page's one manager. It is a store without React and without Ark: 1 kB that every page can afford. */
export const dialogManager = createDialogManager({
  history: typeof window === 'undefined' ? undefined : createWindowDialogHistory(window),
  activeElement: () => (typeof document === 'undefined' ? null : document.activeElement),
});

/** Makes a dialog known. Cheap: nothing loads before it is opened or preloaded. */
export function registerDialog<Name extends DialogName>(
  name: Name,
  loader: DialogLoader<NoInfer<Name>>,
  config: DialogConfig<DialogProps<NoInfer<Name>>>,
): void {
  dialogManager.register(name, loader, config);
}

/**
 * Opens a dialog over the page. The current one closes unless it was opened with `keepOpen` or is set so (spec 1 §2).
 * `handle.closed` resolves with what the dialog was closed with, `undefined` when it was dismissed.
 */
export function openDialog<Name extends DialogName>(name: Name, props: DialogProps<Name>, options?: OpenOptions): DialogHandle {
  return dialogManager.open(name, props, options);
}

/** Closes the topmost dialog, with a result for whoever opened it. */
export function closeDialog(result?: unknown): void {
  dialogManager.close(undefined, result);
}

/** Fetches the code of a dialog before it is wanted: on hover, on focus, when the page is idle. */
export function preloadDialog(name: DialogName): void {
  dialogManager.preload(name);
}
