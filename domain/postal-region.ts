/** The first three digits of ZIP codes by state, after the prefixes of the Postal Service; military mail and the territories are in it. */
const ZIP_PREFIXES =
  'AA340|AE090-098|AK995-999|AL350-369|AP962-966|AR716-729,755|AS967,969|AZ850-865|CA900-961|CO800-816|CT060-069|DC200,202-205,569|DE197-199|FL320-349|GA300-319,398-399|GU969|HI967-968|IA500-528|ID832-838|IL600-629|IN460-479|KS660-679|KY400-427|LA700-714|MA010-027,055|MD206-219|ME039-049|MI480-499|MN550-567|MO630-658|MP969|MS386-397|MT590-599|NC270-289|ND580-588|NE680-693|NH030-038|NJ070-089|NM870-884|NV889-898|NY005,063,100-149|OH430-459|OK730-732,734-749|OR970-979|PA150-196|PR006-009|RI028-029|SC290-299|SD570-577|TN370-385|TX733,750-799,885|UT840-847|VA201,220-246|VI008|VT050-059|WA980-994|WI530-549|WV247-268|WY820-831';

/** First letters of Canadian postal codes, by province. */
const CANADIAN_LETTERS: Readonly<Record<string, string>> = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  QC: 'GHJ',
  ON: 'KLMNP',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  BC: 'V',
  NT: 'X',
  NU: 'X',
  YT: 'Y',
};

const zipRanges = new Map(
  ZIP_PREFIXES.split('|').map((row): [string, readonly (readonly [string, string])[]] => [
    row.slice(0, 2),
    row
      .slice(2)
      .split(',')
      .map((range) => {
        const [from = '', to = from] = range.split('-');
        return [from, to] as const;
      }),
  ]),
);

/** Whether a postal code can be of that state or province. True where nothing is known: another country, a code or a region that is none. */
export const isOfRegion = (postalCode: string, region: string, countryCode: string): boolean => {
  if (countryCode === 'CA') return CANADIAN_LETTERS[region]?.includes(postalCode.charAt(0).toUpperCase()) ?? true;
  if (countryCode !== 'US' || !/^\d{5}/.test(postalCode)) return true;
  const prefix = postalCode.slice(0, 3);
  return zipRanges.get(region)?.some(([from, to]) => from <= prefix && prefix <= to) ?? true;
};
