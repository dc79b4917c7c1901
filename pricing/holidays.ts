/** A day as it is written: `2026-11-26`. It has no hours and no time zone. */
export type Day = string;

const DAY_MS = 86_400_000;

export const dayAfter = (day: Day, count = 1): Day => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();

const dayOf = (year: number, month: number, day: number): Day => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Sunday of Easter in the Gregorian calendar (Meeus, Jones and Butcher). */
export const easterOf = (year: number): Day => {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * late + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
};

/**
 * A rule names a day of every year: `12-25`; `E+1`, days after Easter; `4TH-4-11`, the fourth Thursday of November (`-1`: the last);
 * `<05-25-1`, the last Monday before May 25. What follows `@` are the states or provinces that keep it, after `!` those that do not.
 */
interface Country {
  readonly rules: readonly string[];
  /** A holiday on a weekend moves: to the nearer working day, or to the next one. */
  readonly moves?: 'nearest' | 'next';
}

const COUNTRIES: Readonly<Record<string, Country>> = {
  // Federal holidays, on which no mail is delivered: 5 U.S.C. 6103.
  US: { rules: '01-01 3TH-1-01 3TH-1-02 -1TH-1-05 06-19 07-04 1TH-1-09 2TH-1-10 11-11 4TH-4-11 12-25'.split(' '), moves: 'nearest' },
  CA: {
    rules:
      '01-01 3TH-1-02@AB,BC,MB,NB,NS,ON,PE,SK E-2 <05-25-1 06-24@QC 07-01 1TH-1-08@AB,BC,MB,NB,NU,ON,SK 1TH-1-09 09-30 2TH-1-10 11-11!ON,QC 12-25 12-26'.split(
        ' ',
      ),
    moves: 'next',
  },
  // Scotland (SCT) and Northern Ireland (NIR) differ from England and Wales: gov.uk/bank-holidays.
  GB: {
    rules: '01-01 01-02@SCT 03-17@NIR E-2 E+1!SCT 1TH-1-05 -1TH-1-05 07-13@NIR 1TH-1-08@SCT -1TH-1-08!SCT 11-30@SCT 12-25 12-26'.split(' '),
    moves: 'next',
  },
  // The departments of Alsace and Moselle (ALS) keep two more.
  FR: { rules: '01-01 E-2@ALS E+1 05-01 05-08 E+39 E+50 07-14 08-15 11-01 11-11 12-25 12-26@ALS'.split(' ') },
  DE: {
    rules:
      '01-01 01-06@BW,BY,ST 03-08@BE,MV E-2 E+1 05-01 E+39 E+50 E+60@BW,BY,HE,NW,RP,SL 08-15@BY,SL 09-20@TH 10-03 10-31@BB,HB,HH,MV,NI,SH,SN,ST,TH 11-01@BW,BY,NW,RP,SL <11-23-3@SN 12-25 12-26'.split(
        ' ',
      ),
  },
  AT: { rules: '01-01 01-06 E+1 05-01 E+39 E+50 E+60 08-15 10-26 11-01 12-08 12-25 12-26'.split(' ') },
  BE: { rules: '01-01 E+1 05-01 E+39 E+50 07-21 08-15 11-01 11-11 12-25'.split(' ') },
  ES: { rules: '01-01 01-06 E-2 05-01 08-15 10-12 11-01 12-06 12-08 12-25'.split(' ') },
  FI: { rules: '01-01 01-06 E-2 E+1 05-01 E+39 12-06 12-25 12-26'.split(' ') },
  IE: { rules: '01-01 1TH-1-02 03-17 E+1 1TH-1-05 1TH-1-06 1TH-1-08 -1TH-1-10 12-25 12-26'.split(' '), moves: 'next' },
  IT: { rules: '01-01 01-06 E+1 04-25 05-01 06-02 08-15 11-01 12-08 12-25 12-26'.split(' ') },
  LU: { rules: '01-01 E+1 05-01 05-09 E+39 E+50 06-23 08-15 11-01 12-25 12-26'.split(' ') },
  NL: { rules: '01-01 E+1 04-27 E+39 E+50 12-25 12-26'.split(' ') },
  PT: { rules: '01-01 E-2 04-25 05-01 E+60 06-10 08-15 10-05 11-01 12-01 12-08 12-25'.split(' ') },
};

const nthWeekday = (year: number, nth: number, weekday: number, month: number): Day => {
  if (nth < 0) return lastBefore(dayOf(year, month + 1, 1), weekday);
  const first = dayOf(year, month, 1);
  return dayAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
};

const lastBefore = (day: Day, weekday: number): Day => dayAfter(day, -(((weekdayOf(day) - weekday + 6) % 7) + 1));

const read = (rule: string, year: number): Day => {
  const easter = /^E([+-]\d+)/.exec(rule);
  if (easter) return dayAfter(easterOf(year), Number(easter[1]));
  const nth = /^(-?\d)TH-(\d)-(\d\d)/.exec(rule);
  if (nth) return nthWeekday(year, Number(nth[1]), Number(nth[2]), Number(nth[3]));
  const before = /^<(\d\d-\d\d)-(\d)/.exec(rule);
  if (before) return lastBefore(`${year}-${before[1]}`, Number(before[2]));
  return `${year}-${rule.slice(0, 5)}`;
};

const isNamed = (rule: string, region: string): boolean => (/[@!](.*)$/.exec(rule)?.[1] ?? '').split(',').includes(region);

const isKept = (rule: string, region: string | undefined): boolean => {
  const named = region !== undefined && isNamed(rule, region);
  return rule.includes('@') ? named : !named;
};

const isWeekend = (day: Day): boolean => weekdayOf(day) % 6 === 0;

const moved = (day: Day, moves: Country['moves'], taken: ReadonlySet<Day>): Day => {
  if (moves === 'nearest') return weekdayOf(day) === 6 ? dayAfter(day, -1) : weekdayOf(day) === 0 ? dayAfter(day) : day;
  if (moves === undefined) return day;
  let next = day;
  while (isWeekend(next) || taken.has(next)) next = dayAfter(next);
  return next;
};

const NONE: ReadonlySet<Day> = new Set();
/** Regions without holidays of their own share an entry: regions are what shoppers write into addresses, and there is no end of those. */
const cached = new Map<string, ReadonlySet<Day>>();

/** The public holidays of a country, or of one of its regions, in a year. A country that is not known has none. */
export const holidaysOf = (country: string, year: number, region?: string): ReadonlySet<Day> => {
  const kept = Object.hasOwn(COUNTRIES, country) ? COUNTRIES[country] : undefined;
  if (!kept) return NONE;
  const { rules, moves } = kept;
  const own = region !== undefined && rules.some((rule) => isNamed(rule, region)) ? region : undefined;
  const key = `${country} ${own ?? ''} ${year}`;
  const known = cached.get(key);
  if (known) return known;
  const days = new Set<Day>();
  for (const rule of rules) if (isKept(rule, own)) days.add(moved(read(rule, year), moves, days));
  cached.set(key, days);
  return days;
};

/** Whether parcels are packed and carried on that day: from Monday to Friday, but for public holidays. */
export const isWorkingDay = (day: Day, country: string, region?: string): boolean => {
  const year = Number(day.slice(0, 4));
  // New Year’s Day on a Saturday is kept on the last day of the year before.
  return !isWeekend(day) && !holidaysOf(country, year, region).has(day) && !holidaysOf(country, year + 1, region).has(day);
};
