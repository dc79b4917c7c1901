import type { Locale } from '#contract/locales.ts';
import type { SizeChart } from './rows.ts';
import { slugOf } from '../slug.ts';

/** The column that a country's shoppers read. */
const columnOf = (chart: SizeChart, locale: Pick<Locale, 'id' | 'language'>): number =>
  chart.columnFor[locale.id] ?? chart.columnFor[locale.language] ?? 0;

const decimal = (text: string, locale: Pick<Locale, 'language'>): string => (locale.language === 'en' ? text : text.replaceAll('.', ','));

/** A size as the country says it: US 9.5 is 9 in Britain and 43 on the continent. Without a chart the size speaks for itself. */
export const sizeLabel = (size: string, chart: SizeChart | undefined, locale: Pick<Locale, 'id' | 'language'>): string => {
  const column = chart ? columnOf(chart, locale) : 0;
  if (!chart || column === 0) return size;
  const row = chart.rows.find((cells) => cells[0] === size);
  return row ? decimal(row[column] ?? size, locale) : size;
};

const euColumn = (chart: SizeChart): number => chart.columns.findIndex((name) => name['en'] === 'EU');

/**
 * What the size filter calls a size. Shoes are told by their European size, which is one scale for women, men and
 * children; clothes of one chart by the chart and the size; letters by themselves.
 */
export const sizeKeyOf = (size: string, type: string | null, chart: SizeChart | undefined): string => {
  if (size === '') return '';
  if (type === null || !chart) return slugOf(size.replace(/^eu\s+/i, 'eu-').replaceAll(/[.,](?=\d)/g, '.')).replaceAll('--', '-');
  const eu = type.startsWith('shoes-') ? chart.rows.find((row) => row[0] === size)?.[euColumn(chart)] : undefined;
  if (eu !== undefined) return `eu-${eu}`;
  return /^[A-Z0-9]*[SML]$/.test(size) ? size.toLowerCase() : `${type}-${size}`.toLowerCase();
};

/** The row of a chart as its page shows it. */
export const chartFor = (chart: SizeChart, locale: Pick<Locale, 'id' | 'language'>, words: (texts: SizeChart['title']) => string) => ({
  title: words(chart.title),
  note: words(chart.note),
  columns: chart.columns.map(words),
  rows: chart.rows.map((row) => row.map((cell) => decimal(cell, locale))),
});
