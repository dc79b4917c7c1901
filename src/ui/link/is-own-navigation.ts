type Press = { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean };
type Anchor = { target: string; hasAttribute: (name: string) => boolean };

/**
 * Whether a press on a link is ours to follow. A new tab, a download, another origin, `mailto:` and a place on the
 * same page stay the browser's.
 */
export function isOwnNavigation(press: Press, anchor: Anchor, href: string): boolean {
  if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return false;
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return false;
  return href.startsWith('/') && !href.startsWith('//');
}
