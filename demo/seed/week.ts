export type Hours = readonly (readonly [opens: string, closes: string] | null)[];

/** Opening hours of Monday to Friday, of Saturday and of Sunday; null: closed. */
export const week = (weekday: readonly [string, string], saturday: Hours[number], sunday: Hours[number]): Hours => [
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  saturday,
  sunday,
];
