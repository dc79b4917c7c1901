/** The frame that all dialogs share; it brings Ark along. */
export const loadDialogRoot = () => import('./dialog-root.tsx');

/** Fetches it before the first dialog is wanted. */
export function preloadDialogFrame(): void {
  void loadDialogRoot().catch(() => undefined);
}
