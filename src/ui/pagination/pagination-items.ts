/** How many pages stand at each side of the present one (spec 1 §9). */
export const SIBLING_COUNT = 2;

/** Pages are counted from 1, and there is always one: the total divided by the items per page, rounded up (spec 1 §9). */
export function pageCount(total: number, perPage: number): number {
  if (perPage <= 0) return 1;
  return Math.max(Math.ceil(total / perPage), 1);
}

export type PaginationItem = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/**
 * The pages to show: the first, the last, the present one with its siblings, and a gap where more than one page is left
 * out. A gap of a single page would take the room of that page, so the page is shown.
 */
export function paginationItems(present: number, pages: number, siblings: number = SIBLING_COUNT): PaginationItem[] {
  const page = Math.min(Math.max(present, 1), pages);
  const shown = new Set([1, pages]);
  for (let at = Math.max(page - siblings, 1); at <= Math.min(page + siblings, pages); at += 1) shown.add(at);
  const items: PaginationItem[] = [];
  let last = 0;
  for (const at of [...shown].toSorted((one, other) => one - other)) {
    if (at - last === 2) items.push({ kind: 'page', page: at - 1 });
    else if (at - last > 2) items.push({ kind: 'gap', after: last });
    items.push({ kind: 'page', page: at });
    last = at;
  }
  return items;
}
