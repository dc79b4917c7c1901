/**
 * Makes everything on the page inert but the given elements and what holds them; answers the way back. `inert` takes
 * the background from pointer, keyboard and screen reader alike, which `aria-hidden` does not.
 */
export function inertBackground(keep: readonly Element[]): () => void {
  const changed: Element[] = [];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (keep.includes(child)) continue;
      if (keep.some((element) => child.contains(element))) visit(child);
      else if (!child.hasAttribute('inert')) {
        child.setAttribute('inert', '');
        changed.push(child);
      }
    }
  };
  visit(document.body);
  return () => {
    for (const element of changed) element.removeAttribute('inert');
  };
}
