/**
 * A message as the build compiles it from ICU text: words alone, or words and places in turn. A place is a name, with
 * `plural`, `selectordinal` or `select` and its cases; `#` in a case of a plural is its number.
 */
export type Message = string | readonly Token[];
type Token = string | readonly [name: string] | readonly [name: string, type: 'plural' | 'selectordinal' | 'select', cases: Cases];
type Cases = Readonly<Record<string, readonly Token[] | number>>;

export type Values = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();
const pluralRules = (tag: string, type: Intl.PluralRuleType): Intl.PluralRules => {
  const key = tag + type;
  const known = rules.get(key) ?? new Intl.PluralRules(tag, { type });
  rules.set(key, known);
  return known;
};

const numbers = new Map<string, Intl.NumberFormat>();
const formatNumber = (tag: string, value: number): string => {
  const format = numbers.get(tag) ?? new Intl.NumberFormat(tag);
  numbers.set(tag, format);
  return format.format(value);
};

/** The text of a message in a language. A value that is not given leaves its place empty. */
export const fillMessage = (message: Message, values: Values, tag: string): string => {
  const fill = (tokens: readonly Token[], counted?: number): string =>
    tokens.map((token) => (typeof token === 'string' ? plain(token, counted) : place(token, counted))).join('');
  const plain = (text: string, counted: number | undefined): string => (text === '#' && counted !== undefined ? formatNumber(tag, counted) : text);
  const chosen = (cases: Cases, ...keys: string[]): readonly Token[] => {
    const key = keys.find((one) => one !== 'offset' && Object.hasOwn(cases, one)) ?? 'other';
    const found = cases[key];
    return Array.isArray(found) ? (found as readonly Token[]) : [];
  };
  const place = ([name, type, cases]: Exclude<Token, string>, counted: number | undefined): string => {
    const value = values[name];
    if (!type || !cases) return String(value ?? '');
    if (type === 'select') return fill(chosen(cases, String(value)), counted);
    const offset = typeof cases.offset === 'number' ? cases.offset : 0;
    const number = Number(value) - offset;
    return fill(chosen(cases, String(value), pluralRules(tag, type === 'plural' ? 'cardinal' : 'ordinal').select(number)), number);
  };
  return typeof message === 'string' ? message : fill(message);
};
