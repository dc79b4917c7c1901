/**
 * Marks of a row of recommended products, by which those that are seen are reported (rec-impressions.ts).
 * @param limit reports only the first so many
 */
export const recMarks = (recSetId: string | undefined, limit?: number) => ({ 'data-rec-set': recSetId, 'data-rec-limit': limit });
