/** Nulls are taken out of the content service's answers (spec 2 §7): fields that hold one, and places in lists. */
export const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((one) => one !== null && one !== undefined).map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== null && one !== undefined)
      .map(([key, one]) => [key, withoutNulls(one)]),
  );
};
