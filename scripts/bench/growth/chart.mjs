import { scaleLog, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';

const WIDTH = 860;
const HEIGHT = 420;
const BOX = { left: 56, right: 640, top: 44, bottom: 350 };
const LABEL_HEIGHT = 16;
/** Told apart in light and in dark, and by how they are broken. */
const STYLES = [
  ['#2f6fb3', ''],
  ['#b4511e', '6 3'],
  ['#2f855a', '2 3'],
  ['#8a4fbf', '10 3 2 3'],
  ['#a8336a', '12 4'],
  ['#6b7280', '1 4'],
  ['#9a6b00', '8 2 2 2'],
  ['#0f8a8a', '4 4'],
];

const STYLE = `text { font: 13px system-ui, sans-serif; fill: #24292f }
.quiet { fill: #57606a } .grid { stroke: #d0d7de } .curve { fill: none; stroke-width: 2 }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .quiet { fill: #9198a1 } .grid { stroke: #3d444d } .curve, circle { filter: brightness(1.5) } }`;

const short = (count) => Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(count);

/** Moves labels apart, in their order, so that none covers another. */
const apart = (labels) => {
  const sorted = labels.toSorted((a, b) => a.y - b.y);
  for (let at = 1; at < sorted.length; at += 1) sorted[at].y = Math.max(sorted[at].y, sorted[at - 1].y + LABEL_HEIGHT);
  const over = (sorted.at(-1)?.y ?? 0) - BOX.bottom;
  if (over > 0) for (const label of sorted) label.y -= over;
  return sorted;
};

/**
 * The figures of each size as lines over sizes, ms on a logarithmic scale: a line that goes up by the same amount at each step grows as fast as the sizes.
 * @param rows with `variants`, `orders` and `carts`, and figures in ms by name
 * @param names figures that are drawn
 * @returns SVG
 */
export const growthChart = (rows, names) => {
  const labels = rows.map(({ variants, orders, carts }) => `${variants} ${orders} ${carts}`);
  const values = rows.flatMap((row) => names.map((name) => row[name]));
  const x = scalePoint(labels, [BOX.left, BOX.right]).padding(0.3);
  const y = scaleLog([Math.min(1, ...values), Math.max(100, ...values)], [BOX.bottom, BOX.top]).nice();
  const at = (label) => x(label) ?? BOX.left;
  const ticks = y.ticks().filter((tick) => Number.isInteger(Math.log10(tick)));
  const curves = names.map((name, place) => {
    const [colour, dashes] = STYLES[place % STYLES.length];
    const points = rows.map((row, index) => [at(labels[index]), y(row[name])]);
    const dots = points.map(([cx, cy]) => `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="3" fill="${colour}"/>`).join('');
    return {
      y: points.at(-1)[1],
      from: points.at(-1),
      colour,
      text: `${name}, ${Math.round(rows.at(-1)[name])} ms`,
      svg: `<path class="curve" d="${line()(points)}" stroke="${colour}" stroke-dasharray="${dashes}"/>${dots}`,
    };
  });
  const ends = apart(curves.map(({ y: end, from, colour, text }) => ({ y: end, from, colour, text })));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="95th percentile of each request by size of the shop">`,
    `<style>${STYLE}</style>`,
    `<text x="${BOX.left}" y="20">95th percentile, ms, each request alone</text>`,
    ...ticks.map(
      (tick) =>
        `<line class="grid" x1="${BOX.left}" x2="${BOX.right}" y1="${y(tick).toFixed(1)}" y2="${y(tick).toFixed(1)}"/><text class="quiet" x="${BOX.left - 8}" y="${(y(tick) + 4).toFixed(1)}" text-anchor="end">${short(tick)}</text>`,
    ),
    ...curves.map(({ svg }) => svg),
    ...ends.map(
      ({ y: end, from, colour, text }) =>
        `<line x1="${(from[0] + 6).toFixed(1)}" y1="${from[1].toFixed(1)}" x2="${BOX.right + 8}" y2="${end.toFixed(1)}" stroke="${colour}" stroke-opacity="0.5"/><text x="${BOX.right + 12}" y="${(end + 4).toFixed(1)}">${text}</text>`,
    ),
    ...rows.flatMap(({ variants, orders, carts }, index) =>
      [`${short(variants)} variants`, `${short(orders)} orders`, `${short(carts)} carts`].map(
        (text, row) =>
          `<text class="quiet" x="${at(labels[index]).toFixed(1)}" y="${BOX.bottom + 24 + 16 * row}" text-anchor="middle">${text}</text>`,
      ),
    ),
    '</svg>',
    '',
  ].join('\n');
};
