/** A moment (ISO) as a field of the type `datetime-local` holds it, in the time of this device; empty for none. */
export const localMoment = (moment: string | undefined): string => {
  if (!moment) return '';
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** The other way round. */
export const momentOf = (local: string): string => (local === '' || Number.isNaN(Date.parse(local)) ? '' : new Date(local).toISOString());
