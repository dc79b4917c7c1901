/** Content preview: everything is asked for below the preview prefix, content as of `at` (spec 2 §7). */
export interface Preview {
  /** ISO; absent: now. */
  readonly at?: string | undefined;
}

/** Preview as a page's address asks for it: `?preview=true&previewDateTime=...` (spec 2 §2). */
export const previewIn = (search: string): Preview | undefined => {
  const query = new URLSearchParams(search);
  if (query.get('preview') !== 'true') return undefined;
  const at = new Date(query.get('previewDateTime') ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? {} : { at: at.toISOString() };
};

/** Whether a call below the preview prefix answers drafts: footer, search hub and other parts of pages. For editors alone. */
export const frontsContent = (path: string): boolean => /^\/fapi\/(?:components|pages)\//.test(path);
