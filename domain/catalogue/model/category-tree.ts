import type { CategoryRow } from './rows.ts';
import type { ModelCategory } from './types.ts';

/** Categories by id, each with its parent, its children in order and its path. */
export const treeOf = (rows: readonly CategoryRow[]): Map<string, ModelCategory> => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const built = new Map<string, ModelCategory>();
  const build = (row: (typeof rows)[number], guard: number): ModelCategory => {
    const known = built.get(row.id);
    if (known) return known;
    const above = row.parentId === null || guard === 0 ? undefined : byId.get(row.parentId);
    const parent = above ? build(above, guard - 1) : undefined;
    const category: ModelCategory = { ...row, parent, children: [], path: [] };
    Object.assign(category, { path: [...(parent?.path ?? []), category] });
    built.set(row.id, category);
    parent?.children.push(category);
    return category;
  };
  for (const row of rows.toSorted((a, b) => a.position - b.position || a.id.localeCompare(b.id))) build(row, 12);
  return built;
};
