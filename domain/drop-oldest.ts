/** Takes the entries that were set first out of a map until no more than `most` are left. */
export const dropOldest = (map: Map<unknown, unknown>, most: number): void => {
  for (const oldest of map.keys()) {
    if (map.size <= most) break;
    map.delete(oldest);
  }
};
