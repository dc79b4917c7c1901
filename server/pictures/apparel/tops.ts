import type { ArtSpec } from '../art.ts';
import { fold, ribLines, swell } from '../materials/folds.ts';
import { castShadow, contrastOf, seam, softStroke, stitch } from '../materials/shading.ts';
import { lightness, tone } from '../pen/colour.ts';
import { at, between, join, mirrored, offset, reverse, slice, spline, straight, type Line, type Patch, type Point } from '../pen/line.ts';
import { closed, many, open, roundedBox } from '../pen/path.ts';
import type { Sheet } from '../pen/sheet.ts';
import { createDice } from '../random.ts';
import { readTraits, type Traits } from '../traits.ts';
import { panelColours } from './colours.ts';
import { torsoCutFor } from './cuts.ts';
import { paintMark } from './logo.ts';
import { paintDrawcords, paintHood, paintNeckInside, paintPlacket, paintPoloCollar, paintRibNeck, paintStandCollar } from './neck.ts';
import { paintPrint } from './prints.ts';
import { paintWeave, type CloseUp } from './weave.ts';
import { axis, bodyOutline, cutTorso, sleeveOutline, type Torso } from './torso.ts';

/** Upper garments from the front or the back, as if worn by nobody. */
export function paintTop(sheet: Sheet, spec: ArtSpec, view: 'front' | 'back', closeUp?: CloseUp): void {
  const traits = readTraits(spec);
  const torso = cutTorso(torsoCutFor(spec));
  const colours = panelColours(spec);
  const outline = closed(...bodyOutline(torso));
  const front = view === 'front';

  if (front && !hasHood(spec, traits)) paintNeckInside(sheet, torso, spec.palette.lining, spec.palette.accent);
  if (torso.sleeve) {
    paintSleeve(sheet, spec, torso, colours.sleeve, closeUp);
    sheet.group('translate(1000 0) scale(-1 1)', () => paintSleeve(sheet, spec, torso, colours.sleeve, closeUp));
  }
  paintBody(sheet, spec, torso, outline, closeUp);
  sheet.path(outline, { stroke: tone(colours.body, -0.3), strokeAlpha: 0.35, width: 1.4 });
  if (front) {
    paintFront(sheet, spec, torso, traits);
  } else {
    paintBack(sheet, spec, torso, traits);
  }
}

function hasHood(spec: ArtSpec, traits: Traits): boolean {
  return spec.kind === 'hoodie' || traits.is('hood', 'up');
}

function isQuilted(spec: ArtSpec, traits: Traits): boolean {
  return spec.kind === 'down-jacket' || (spec.kind === 'vest' && !traits.is('quilt', 'none'));
}

/** The outline that the whole garment throws its shadow from. */
export function topShadow(spec: ArtSpec): string {
  const torso = cutTorso(torsoCutFor(spec));
  const shapes = [closed(...bodyOutline(torso))];
  if (torso.sleeve) {
    const arm = sleeveOutline(torso);
    shapes.push(closed(...arm), closed(...arm.map((line) => mirrored(line))));
  }
  return shapes.join('');
}

function paintSleeve(sheet: Sheet, spec: ArtSpec, torso: Torso, colour: string, closeUp: CloseUp | undefined): void {
  const { outer, inner, cuff, area } = torso.sleeve!;
  const d = closed(...sleeveOutline(torso));
  const [top, low] = [outer[0]!, outer.at(-1)!];
  sheet.path(d, {
    fill: sheet.linear(top[0] - 60, top[1], low[0] + 20, low[1], [
      [0, tone(colour, 0.03)],
      [0.5, colour],
      [1, tone(colour, -0.06)],
    ]),
  });
  sheet.within(d, () => {
    paintCloth(sheet, spec, area, colour, closeUp);
    const tones = contrastOf(colour);
    softStroke(sheet, open(inner), { colour: tones.shadeColour, reach: 40, alpha: tones.shade * 0.9, steps: 7 });
    softStroke(sheet, open(outer), { colour: tones.shadeColour, reach: 18, alpha: tones.shade * 0.6, steps: 5 });
    softStroke(sheet, open(torso.armhole), { colour: tones.shadeColour, reach: 22, alpha: tones.shade * 0.8, dx: 4, steps: 5 });
    swell(
      sheet,
      [
        [0.62, 0.94],
        [0.62, 0.5],
        [0.6, 0.1],
      ].map(([a, b]) => area.point(a!, b!)),
      26,
      tones.gleamColour,
      tones.gleam * 0.5,
    );
    if (isQuilted(spec, readTraits(spec))) paintBaffles(sheet, area, colour, 10);
    else if (torso.cut.sleeve >= 0.9) {
      for (const [a, b, e, f, w] of [
        [0.06, 0.58, 0.62, 0.5, 9],
        [0.02, 0.48, 0.5, 0.43, 8],
        [0.96, 0.53, 0.5, 0.47, 7],
        [0.08, 0.86, 0.56, 0.7, 10],
        [0.04, 0.14, 0.6, 0.2, 8],
        [0.95, 0.2, 0.5, 0.12, 7],
      ] as const) {
        fold(sheet, [area.point(a, b), area.point((a + e) / 2, (b + f) / 2 + 0.015), area.point(e, f)], w, colour, 1.1);
      }
    } else {
      fold(sheet, [area.point(0.05, 0.6), area.point(0.35, 0.52), area.point(0.7, 0.3)], 9, colour);
      fold(sheet, [area.point(0.9, 0.86), area.point(0.7, 0.5), area.point(0.62, 0.12)], 8, colour, 0.8);
    }
    paintCuff(sheet, spec, torso, colour, { outer, inner, cuff, area });
  });
  sheet.path(d, { stroke: tone(colour, -0.3), strokeAlpha: 0.35, width: 1.4 });
}

function paintCuff(sheet: Sheet, spec: ArtSpec, torso: Torso, colour: string, { area }: NonNullable<Torso['sleeve']>): void {
  const long = torso.cut.sleeve >= 0.9;
  if (spec.kind === 'tee' || spec.kind === 'dress') {
    for (const up of [0.1, 0.145])
      stitch(
        sheet,
        area.line([
          [0, up],
          [0.5, up],
          [1, up],
        ]),
        colour,
        1.5,
        5,
      );
    return;
  }
  if (!long) return;
  const rib = spec.kind === 'hoodie' || spec.kind === 'fleece' || spec.kind === 'long-sleeve';
  const height = spec.kind === 'long-sleeve' ? 0.055 : rib ? 0.1 : 0.075;
  const edge = area.line([
    [-0.02, height],
    [0.5, height],
    [1.02, height],
  ]);
  const foot = area.line([
    [-0.02, -0.01],
    [0.5, -0.01],
    [1.02, -0.01],
  ]);
  const trim =
    spec.kind === 'shell-jacket' || spec.kind === 'down-jacket' ? spec.palette.second : spec.kind === 'fleece' ? spec.palette.sole : colour;
  const d = closed(edge, reverse(foot));
  sheet.path(d, { fill: tone(trim, -0.02) });
  if (rib) sheet.path(many(ribLines(edge, foot, 22)), { stroke: tone(trim, -0.22), strokeAlpha: 0.5, width: 2 });
  seam(sheet, edge, trim, 2);
  softStroke(sheet, open(edge), { colour: '#0b0a12', reach: 10, alpha: 0.22, dy: -3, steps: 4 });
}

function paintBody(sheet: Sheet, spec: ArtSpec, torso: Torso, outline: string, closeUp: CloseUp | undefined): void {
  const { body, yoke, lower } = panelColours(spec);
  const traits = readTraits(spec);
  const { hemY, neckY, chest } = torso.cut;
  sheet.path(outline, {
    fill: sheet.linear(axis - chest * 0.7, neckY, axis + chest * 0.8, hemY, [
      [0, tone(body, 0.045)],
      [0.5, body],
      [1, tone(body, -0.05)],
    ]),
  });
  sheet.within(outline, () => {
    paintCloth(sheet, spec, torso.body, body, closeUp);
    if (traits.is('pattern', 'stripes')) paintStripes(sheet, torso, spec.palette.second);
    if (yoke) paintYoke(sheet, torso, yoke, traits.is('pattern', 'block') ? 0.5 : 0.72);
    if (lower) paintLower(sheet, torso, lower);
    if (traits.is('pattern', 'diagonal')) paintDiagonal(sheet, torso, spec.palette.second);
    if (traits.is('pattern', 'print')) paintAllOver(sheet, spec, torso);
    const tones = contrastOf(body);
    const right = join(torso.armhole, torso.sideSeam);
    softStroke(sheet, open(right), { colour: tones.shadeColour, reach: 84, alpha: tones.shade * 0.85, steps: 8 });
    softStroke(sheet, open(mirrored(right)), { colour: tones.shadeColour, reach: 52, alpha: tones.shade * 0.6, steps: 7 });
    sheet.path(outline, {
      fill: sheet.radial(
        axis - 60,
        neckY + 170,
        240,
        [
          [0, '#ffffff', 0.16],
          [0.5, '#ffffff', 0.06],
          [1, '#ffffff', 0],
        ],
        { sy: 1.25 },
      ),
    });
    if (isQuilted(spec, traits)) paintBaffles(sheet, torso.body, body, traits.is('quilt', 'narrow') ? 17 : 10, traits.is('quilt', 'chevron'));
    else paintBodyFolds(sheet, spec, torso, body);
    softStroke(sheet, open(torso.hem), { colour: tones.shadeColour, reach: 30, alpha: tones.shade * 0.55, steps: 5 });
    paintHem(sheet, spec, torso, body);
  });
  // Seams of the set-in or raglan sleeve.
  for (const line of [torso.armhole, mirrored(torso.armhole)]) {
    if (torso.sleeve) {
      seam(sheet, slice(line, 0, 1), body, 2);
      stitch(sheet, offset(line, line === torso.armhole ? -6 : 6), body, 1.3, 5);
    }
  }
}

/** The weave, fine enough to vanish at a distance. */
function paintCloth(sheet: Sheet, spec: ArtSpec, area: Patch, colour: string, closeUp: CloseUp | undefined): void {
  const traits = readTraits(spec);
  const tones = contrastOf(colour);
  const dice = createDice(spec.seed, 'cloth');
  const knit = spec.kind === 'tee' || spec.kind === 'long-sleeve' || spec.kind === 'hoodie' || spec.kind === 'dress';
  if (closeUp && spec.kind !== 'fleece') paintWeave(sheet, closeUp, colour, knit ? 'jersey' : 'rip');
  const pile = spec.kind === 'fleece' ? traits.word('pile') : '';
  if (pile === 'sherpa') {
    let dark = '';
    let light = '';
    for (let i = 0; i < 900; i++) {
      const [x, y] = area.point(dice.share(), dice.share());
      const r = dice.between(3, 7);
      const arc = `M${x.toFixed(0)},${y.toFixed(0)}q${r.toFixed(1)},${(-r).toFixed(1)} ${(r * 1.5).toFixed(1)},${(r * 0.3).toFixed(1)}`;
      if (i % 2) dark += arc;
      else light += arc;
    }
    sheet.path(dark, { stroke: tones.shadeColour, strokeAlpha: 0.3, width: 2.4, cap: 'round' });
    sheet.path(light, { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.8, width: 2.4, cap: 'round' });
    return;
  }
  if (pile === 'grid') {
    const lines: Line[] = [];
    for (let i = 1; i < 34; i++)
      lines.push(
        area.line([
          [0, i / 34],
          [0.5, i / 34],
          [1, i / 34],
        ]),
      );
    sheet.path(many(lines), { stroke: tones.shadeColour, strokeAlpha: 0.34, width: 8, dash: '8 5' });
    return;
  }
  if (traits.is('pattern', 'melange')) {
    let d = '';
    for (let i = 0; i < 700; i++) {
      const [x, y] = area.point(dice.share(), dice.share());
      d += `M${x.toFixed(0)},${y.toFixed(0)}h${dice.between(4, 16).toFixed(0)}`;
    }
    sheet.path(d, { stroke: lightness(colour) > 0.6 ? tones.shadeColour : tones.gleamColour, strokeAlpha: 0.2, width: 1.6, cap: 'round' });
  }
}

/** Down chambers: each one swells between two seams. */
function paintBaffles(sheet: Sheet, area: Patch, colour: string, count: number, chevron = false): void {
  const tones = contrastOf(colour);
  const dip = chevron ? 0.045 : -0.006;
  const rowAt = (up: number): Line =>
    area.line([
      [0, up + dip],
      [0.25, up + dip * 0.5],
      [0.5, up - dip],
      [0.75, up + dip * 0.5],
      [1, up + dip],
    ]);
  const step = 1 / count;
  for (let i = 0; i <= count; i++) {
    const seamLine = rowAt(i * step);
    const d = open(seamLine);
    softStroke(sheet, d, { colour: tones.shadeColour, reach: 17, alpha: tones.shade * 0.8, dy: -8, steps: 5 });
    sheet.path(open(rowAt((i + 0.68) * step)), { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.34, width: 15, cap: 'round' });
    sheet.path(open(rowAt((i + 0.7) * step)), { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.36, width: 7, cap: 'round' });
    sheet.path(d, { stroke: tones.shadeColour, strokeAlpha: 0.9, width: 2.4 });
    // Puckers where the thread pulls.
    const ticks: Line[] = [];
    for (let k = 0.06; k < 1; k += 0.085) {
      const p = at(seamLine, k);
      ticks.push([
        [p[0], p[1] - 1],
        [p[0] + 3, p[1] - 10 - ((k * 97) % 7)],
      ]);
      ticks.push([
        [p[0] + 6, p[1] + 1],
        [p[0] + 4, p[1] + 7 + ((k * 53) % 5)],
      ]);
    }
    sheet.path(many(ticks), { stroke: tones.shadeColour, strokeAlpha: 0.4, width: 1.8, cap: 'round' });
  }
}

function paintBodyFolds(sheet: Sheet, spec: ArtSpec, torso: Torso, colour: string): void {
  const dice = createDice(spec.seed, 'folds');
  const stiff = spec.kind === 'shell-jacket' ? 1.25 : spec.kind === 'fleece' ? 0.6 : 1;
  const jitter = (value: number, by: number) => value + dice.between(-by, by);
  const f = (keys: Point[], width: number, strength: number) =>
    fold(
      sheet,
      keys.map(([a, b]) => torso.body.point(a, b)),
      width,
      colour,
      strength * stiff,
    );
  for (const side of [0, 1] as const) {
    const a = (share: number) => (side === 0 ? share : 1 - share);
    f(
      [
        [a(0.03), jitter(0.66, 0.01)],
        [a(0.13), jitter(0.71, 0.02)],
        [a(0.25), jitter(0.79, 0.02)],
      ],
      11,
      1,
    );
    f(
      [
        [a(0.03), jitter(0.61, 0.01)],
        [a(0.16), jitter(0.58, 0.02)],
        [a(0.3), jitter(0.6, 0.03)],
      ],
      9,
      0.8,
    );
    f(
      [
        [a(0.02), jitter(0.4, 0.02)],
        [a(0.14), jitter(0.37, 0.02)],
        [a(0.33), jitter(0.42, 0.03)],
      ],
      11,
      0.8,
    );
    f(
      [
        [a(0.02), jitter(0.31, 0.02)],
        [a(0.16), jitter(0.27, 0.02)],
        [a(0.36), jitter(0.29, 0.03)],
      ],
      10,
      0.7,
    );
    f(
      [
        [a(0.09), 0.02],
        [a(jitter(0.13, 0.02)), 0.12],
        [a(jitter(0.16, 0.03)), 0.26],
      ],
      10,
      0.9,
    );
  }
  f(
    [
      [jitter(0.38, 0.04), 0.02],
      [jitter(0.4, 0.04), 0.14],
      [jitter(0.44, 0.03), 0.3],
    ],
    12,
    0.6,
  );
  f(
    [
      [jitter(0.66, 0.03), 0.02],
      [jitter(0.64, 0.03), 0.1],
      [jitter(0.6, 0.03), 0.22],
    ],
    10,
    0.6,
  );
}

function paintHem(sheet: Sheet, spec: ArtSpec, torso: Torso, colour: string): void {
  const rib = spec.kind === 'hoodie' || spec.kind === 'fleece';
  if (rib) {
    const edge = offset(torso.hem, 52);
    const trim = spec.kind === 'fleece' ? spec.palette.sole : colour;
    const d = closed(edge, reverse(torso.hem));
    sheet.path(d, { fill: tone(trim, -0.015) });
    sheet.path(many(ribLines(edge, torso.hem, 74)), { stroke: tone(trim, -0.22), strokeAlpha: 0.42, width: 2 });
    seam(sheet, edge, trim, 2);
    softStroke(sheet, open(edge), { colour: '#0b0a12', reach: 12, alpha: 0.24, dy: -4, steps: 4 });
    return;
  }
  for (const up of spec.kind === 'shell-jacket' ? [26] : [18, 24]) stitch(sheet, offset(torso.hem, up), colour, 1.5, 6);
}

function paintStripes(sheet: Sheet, torso: Torso, colour: string): void {
  const lines: Line[] = [];
  for (let i = 0; i < 11; i++) {
    const up = 0.06 + i * 0.085;
    lines.push(
      torso.body.line([
        [-0.02, up],
        [0.5, up - 0.012],
        [1.02, up],
      ]),
    );
  }
  sheet.path(many(lines), { stroke: colour, width: 22 });
}

function paintYoke(sheet: Sheet, torso: Torso, colour: string, foot: number): void {
  const edge = torso.body.line([
    [-0.02, foot + 0.02],
    [0.25, foot],
    [0.5, foot - 0.012],
    [0.75, foot],
    [1.02, foot + 0.02],
  ]);
  const d = closed(edge, straight([axis + 300, 400], [axis + 300, 60], [axis - 300, 60], [axis - 300, 400]));
  sheet.path(d, {
    fill: sheet.linear(0, 180, 0, 560, [
      [0, tone(colour, 0.05)],
      [1, tone(colour, -0.03)],
    ]),
  });
  seam(sheet, edge, colour, 2);
  stitch(sheet, offset(edge, 8), colour, 1.5, 6);
}

function paintLower(sheet: Sheet, torso: Torso, colour: string): void {
  const edge = torso.body.line([
    [-0.02, 0.34],
    [0.5, 0.32],
    [1.02, 0.34],
  ]);
  const d = closed(edge, straight([axis + 380, 960], [axis - 380, 960]));
  sheet.path(d, { fill: colour });
  seam(sheet, edge, colour, 2);
}

function paintDiagonal(sheet: Sheet, torso: Torso, colour: string): void {
  const edge = torso.body.line([
    [-0.02, 0.42],
    [0.5, 0.58],
    [1.02, 0.8],
  ]);
  const d = closed(edge, straight([axis + 320, 60], [axis - 320, 60]));
  sheet.path(d, {
    fill: sheet.linear(0, 180, 0, 600, [
      [0, tone(colour, 0.05)],
      [1, tone(colour, -0.03)],
    ]),
  });
  seam(sheet, edge, colour, 2);
}

function paintAllOver(sheet: Sheet, spec: ArtSpec, torso: Torso): void {
  const dice = createDice(spec.seed, 'all-over');
  let d = '';
  for (let i = 0; i < 9; i++) {
    for (let k = 0; k < 16; k++) {
      const [x, y] = torso.body.point((i + 0.5 + (k % 2) * 0.5) / 9, (k + 0.5) / 16);
      const r = dice.between(7, 11);
      d += `M${(x - r).toFixed(1)},${(y + r * 0.7).toFixed(1)}l${r.toFixed(1)},${(-r * 1.4).toFixed(1)}l${r.toFixed(1)},${(r * 1.4).toFixed(1)}Z`;
    }
  }
  sheet.path(d, { fill: spec.palette.second, alpha: 0.85 });
}

function paintFront(sheet: Sheet, spec: ArtSpec, torso: Torso, traits: Traits): void {
  const { main, second, accent, lace, lining } = spec.palette;
  const { neckY, neckDrop, hemY } = torso.cut;
  const colours = panelColours(spec);
  const printY = neckY + neckDrop + 150;
  const ink = {
    first: lightness(main) > 0.6 ? tone(second, -0.05) : lightness(second) - lightness(main) > 0.25 ? second : '#f3efe8',
    second: accent,
  };
  const neck = traits.word('neck');
  const print = traits.word('print');
  const knit = spec.kind === 'tee' || spec.kind === 'long-sleeve' || spec.kind === 'dress';

  if (print && print !== 'none' && !(spec.kind === 'hoodie' && traits.is('zip', 'full'))) {
    paintPrint(sheet, print, axis, printY + (neck === 'henley' || neck === 'polo' ? 60 : 0), 170, ink, spec.seed);
  }
  if (knit) {
    if (neck === 'polo') {
      paintPlacket(sheet, torso, main, lace);
      paintPoloCollar(sheet, torso, colours.trim);
    } else if (neck === 'mock' || neck === 'quarter-zip') {
      paintStandCollar(sheet, torso, colours.trim, lining, 42, neck === 'quarter-zip' ? 26 : 0);
      if (neck === 'quarter-zip') paintZip(sheet, neckY + neckDrop + 36, neckY + neckDrop + 150, lace, accent);
    } else {
      if (neck === 'henley') paintPlacket(sheet, torso, main, lace);
      paintRibNeck(sheet, torso, colours.trim);
    }
  } else if (hasHood(spec, traits)) {
    paintHood(sheet, torso, colours.yoke ?? main, lining);
    if (spec.kind === 'hoodie') paintDrawcords(sheet, torso, lace, '#c9c6c0');
  } else {
    paintStandCollar(sheet, torso, colours.yoke ?? main, lining, 58, 0);
  }
  const zipTop = hasHood(spec, traits) ? neckY + neckDrop + 12 : neckY - 30;
  const zipColour = traits.is('zip', 'contrast') ? accent : lace;
  if (traits.is('zip', 'full', 'contrast', 'tonal') || spec.kind === 'vest') paintZip(sheet, zipTop, hemY + 2, zipColour, accent);
  if (traits.is('zip', 'half')) paintZip(sheet, zipTop, neckY + 250, lace, accent);
  if (traits.is('zip', 'snap')) paintSnaps(sheet, torso, second, lace);
  paintPockets(sheet, spec, torso, traits);
  if (spec.kind === 'dress') paintWaist(sheet, spec, torso, traits);
  const logoInk = { ink: ink.first, blaze: accent };
  if (print === 'none' || !print) {
    if (traits.is('logo', 'chest')) paintMark(sheet, axis + 92, neckY + 146, 26, logoInk);
    else if (traits.is('logo', 'hem')) paintHemTag(sheet, torso, second, accent);
    else if (torso.sleeve) {
      const p = torso.sleeve.area.point(0.55, torso.cut.sleeve < 0.5 ? 0.45 : 0.76);
      paintMark(sheet, p[0], p[1], 22, logoInk);
    }
  } else paintHemTag(sheet, torso, second, accent);
}

function paintHemTag(sheet: Sheet, torso: Torso, cloth: string, accent: string): void {
  const [x, y] = [axis + torso.cut.hem * 0.62, torso.cut.hemY - 34];
  const d = roundedBox(x, y - 16, 28, 32, 2);
  castShadow(sheet, d, 4, 0.24);
  sheet.path(d, { fill: tone(cloth, 0.03) });
  paintMark(sheet, x + 14, y, 12, { ink: lightness(cloth) > 0.6 ? '#1d2a26' : '#f3efe8', blaze: accent });
}

/** A zip: tape, teeth, and a pull with light on it. */
export function paintZip(sheet: Sheet, top: number, foot: number, tape: string, pull: string): void {
  const line = straight([axis, top], [axis, foot]);
  softStroke(sheet, open(line), { colour: '#0b0a12', reach: 16, alpha: 0.28, dx: 3, steps: 4 });
  sheet.path(open(line), { stroke: tone(tape, -0.1), width: 17 });
  sheet.path(open(line), { stroke: tone(tape, 0.02), width: 14 });
  sheet.path(open(line), { stroke: tone(tape, -0.32), width: 6.4 });
  sheet.path(open(line), { stroke: lightness(tape) > 0.5 ? tone(tape, -0.05) : tone(tape, 0.3), width: 5, dash: '2.2 2' });
  for (const dx of [-11, 11]) stitch(sheet, straight([axis + dx, top + 4], [axis + dx, foot - 2]), tape, 1.2, 6);
  const y = top + 16;
  sheet.path(roundedBox(axis - 6.5, y, 13, 20, 4), { fill: '#8d9094' });
  sheet.path(roundedBox(axis - 5, y + 1.5, 6, 16, 3), { fill: '#d9dcdf' });
  const tab = roundedBox(axis - 5.5, y + 18, 11, 40, 4);
  castShadow(sheet, tab, 5, 0.3, 2, 3);
  sheet.path(tab, { fill: pull });
  sheet.path(roundedBox(axis - 4, y + 20, 3, 35, 1.5), { fill: '#ffffff', alpha: 0.35 });
}

function paintSnaps(sheet: Sheet, torso: Torso, colour: string, snap: string): void {
  const { neckY, neckDrop } = torso.cut;
  const d = roundedBox(axis - 24, neckY + neckDrop - 10, 48, 190, 5);
  castShadow(sheet, d, 6, 0.26);
  sheet.path(d, {
    fill: sheet.linear(axis - 24, 0, axis + 24, 0, [
      [0, tone(colour, 0.05)],
      [1, tone(colour, -0.03)],
    ]),
  });
  for (const x of [axis - 18, axis + 18]) stitch(sheet, straight([x, neckY + neckDrop - 4], [x, neckY + neckDrop + 174]), colour, 1.5, 6);
  for (let i = 0; i < 4; i++) {
    const y = neckY + neckDrop + 18 + i * 46;
    sheet.path(`M${axis - 9},${y}a9,9 0 1 0 18,0a9,9 0 1 0 -18,0Z`, { fill: tone(snap, -0.2) });
    sheet.path(`M${axis - 7},${y - 1}a7,7 0 1 0 14,0a7,7 0 1 0 -14,0Z`, {
      fill: sheet.radial(axis - 2, y - 3, 9, [
        [0, tone(snap, 0.12)],
        [1, tone(snap, -0.06)],
      ]),
    });
  }
}

function paintPockets(sheet: Sheet, spec: ArtSpec, torso: Torso, traits: Traits): void {
  const { main, second, accent, lace } = spec.palette;
  const pocket = traits.word('pocket');
  const { neckY, hemY, hem } = torso.cut;
  if (pocket === 'kangaroo') {
    const top = hemY - 240;
    const keys: Point[] = [
      [axis - 96, top],
      [axis + 96, top],
      [axis + 134, top + 104],
      [axis + 134, hemY - 54],
      [axis - 134, hemY - 54],
      [axis - 134, top + 104],
    ];
    const d = closed(straight(...keys, keys[0]!));
    castShadow(sheet, d, 8, 0.24);
    sheet.path(d, {
      fill: sheet.linear(0, top, 0, hemY - 50, [
        [0, tone(main, 0.03)],
        [1, tone(main, -0.04)],
      ]),
    });
    for (const flip of [false, true]) {
      const lip = straight([axis + 96, top], [axis + 134, top + 104]);
      const l = flip ? mirrored(lip) : lip;
      seam(sheet, l, main, 2.4);
      stitch(sheet, offset(l, flip ? 9 : -9), main, 1.6, 6);
      softStroke(sheet, open(l), { colour: '#0b0a12', reach: 9, alpha: 0.3, dx: flip ? -4 : 4, steps: 4 });
    }
    stitch(sheet, straight([axis - 94, top + 7], [axis + 94, top + 7]), main, 1.6, 6);
    if (traits.is('zip', 'full')) paintZip(sheet, top - 10, hemY + 2, lace, accent);
    return;
  }
  if (pocket === 'chest' || pocket === 'both') {
    const zipped = spec.kind !== 'tee' && spec.kind !== 'fleece';
    if (zipped) {
      const line = straight([axis - 132, neckY + 190], [axis - 54, neckY + 176]);
      paintSlit(sheet, line, lace, accent);
    } else {
      const [x, y] = [axis + 46, neckY + 148];
      const d = closed(straight([x, y], [x + 88, y], [x + 88, y + 84], [x + 44, y + 104], [x, y + 84], [x, y]));
      castShadow(sheet, d, 6, 0.24);
      const cloth = spec.kind === 'fleece' ? second : main;
      sheet.path(d, {
        fill: sheet.linear(0, y, 0, y + 104, [
          [0, tone(cloth, 0.05)],
          [1, tone(cloth, -0.03)],
        ]),
      });
      stitch(sheet, straight([x + 6, y + 14], [x + 82, y + 14]), cloth, 1.5, 5);
      stitch(sheet, straight([x + 5, y + 18], [x + 5, y + 81], [x + 44, y + 98], [x + 83, y + 81], [x + 83, y + 18]), cloth, 1.5, 5);
      if (spec.kind === 'fleece') {
        const flap = closed(straight([x - 2, y - 8], [x + 90, y - 8], [x + 90, y + 22], [x + 44, y + 36], [x - 2, y + 22], [x - 2, y - 8]));
        castShadow(sheet, flap, 5, 0.3);
        sheet.path(flap, { fill: tone(cloth, 0.04) });
        sheet.path(`M${x + 38},${y + 20}a6,6 0 1 0 12,0a6,6 0 1 0 -12,0Z`, { fill: lace });
      }
    }
  }
  if (pocket === 'hand' || pocket === 'both') {
    const line = straight([axis + hem * 0.5, hemY - 222], [axis + hem * 0.72, hemY - 96]);
    paintSlit(sheet, line, lace, accent);
    paintSlit(sheet, mirrored(line), lace, accent);
  }
}

/** A welt pocket closed by a zip. */
function paintSlit(sheet: Sheet, line: Line, tape: string, pull: string): void {
  const d = open(line);
  softStroke(sheet, d, { colour: '#0b0a12', reach: 12, alpha: 0.34, dy: 3, steps: 4 });
  sheet.path(d, { stroke: tone(tape, -0.08), width: 11, cap: 'round' });
  sheet.path(d, { stroke: tone(tape, -0.34), width: 4 });
  sheet.path(d, { stroke: tone(tape, 0.16), strokeAlpha: 0.8, width: 2.6, dash: '2 2' });
  const p = at(line, 0.06);
  const q = at(line, 0.22);
  sheet.path(open([p, q]), { stroke: '#000000', strokeAlpha: 0.3, width: 10, cap: 'round' });
  sheet.path(
    open([
      [p[0] - 1, p[1] - 1],
      [q[0] - 1, q[1] - 1],
    ]),
    { stroke: pull, width: 7, cap: 'round' },
  );
}

function paintWaist(sheet: Sheet, spec: ArtSpec, torso: Torso, traits: Traits): void {
  if (traits.is('waist', 'straight')) return;
  const { main, second } = spec.palette;
  const colour = traits.is('waist', 'tie') ? second : main;
  const upper = torso.body.line([
    [-0.02, 0.62],
    [0.5, 0.6],
    [1.02, 0.62],
  ]);
  const lower = torso.body.line([
    [-0.02, 0.585],
    [0.5, 0.565],
    [1.02, 0.585],
  ]);
  const d = closed(upper, reverse(lower));
  castShadow(sheet, d, 7, 0.24);
  sheet.within(closed(...bodyOutline(torso)), () => {
    sheet.path(d, { fill: tone(colour, 0.01) });
    seam(sheet, upper, colour, 1.6);
    seam(sheet, lower, colour, 1.6);
    for (let i = 1; i < 15; i++) {
      const p = at(lower, i / 15);
      fold(
        sheet,
        [
          [p[0], p[1] + 2],
          [p[0] + (i - 7.5) * 2.4, p[1] + 60],
          [p[0] + (i - 7.5) * 7, p[1] + 170 + ((i * 37) % 60)],
        ],
        7,
        main,
        0.75,
      );
    }
  });
  if (!traits.is('waist', 'tie')) return;
  const [x, y] = at(between(upper, lower, 0.5), 0.42);
  for (const keys of [
    [
      [x, y],
      [x + 14, y + 70],
      [x + 4, y + 150],
    ],
    [
      [x, y],
      [x - 16, y + 60],
      [x - 12, y + 128],
    ],
  ] as Point[][]) {
    const line = spline(keys);
    castShadow(sheet, open(line), 8, 0.24);
    sheet.path(open(line), { stroke: tone(colour, -0.05), width: 15 });
    sheet.path(open(line), { stroke: tone(colour, 0.04), width: 11 });
  }
  sheet.path(roundedBox(x - 15, y - 12, 30, 26, 8), { fill: tone(colour, 0.05) });
  sheet.path(roundedBox(x - 15, y - 12, 30, 26, 8), { stroke: tone(colour, -0.2), strokeAlpha: 0.6, width: 1.6 });
}

function paintBack(sheet: Sheet, spec: ArtSpec, torso: Torso, traits: Traits): void {
  const { main, accent, second } = spec.palette;
  const { neckY, neck, neckDrop } = torso.cut;
  const colours = panelColours(spec);
  const cloth = colours.yoke ?? main;
  // From behind the neck is high: cover the front's scoop with the back panel.
  const scoop = closed(
    offset(torso.backNeck, -4),
    straight([axis + neck + 10, neckY + neckDrop * 1.2], [axis, neckY + neckDrop + 40], [axis - neck - 10, neckY + neckDrop * 1.2]),
  );
  sheet.within(
    closed(
      slice(torso.shoulder, 0, 1),
      straight([axis + 200, neckY + 200], [axis - 200, neckY + 200]),
      reverse(mirrored(torso.shoulder)),
      torso.backNeck,
    ),
    () => {
      sheet.path(scoop, { fill: tone(cloth, 0.04) });
    },
  );
  const stand = spec.kind !== 'tee' && spec.kind !== 'dress' && spec.kind !== 'long-sleeve';
  if (hasHood(spec, traits)) {
    const half = spline([
      [axis, neckY - 152],
      [axis + 66, neckY - 140],
      [axis + 116, neckY - 88],
      [axis + 128, neckY - 10],
      [axis + 104, neckY + 76],
      [axis + 50, neckY + 112],
      [axis, neckY + 120],
    ]);
    const d = closed(half, reverse(mirrored(half)));
    castShadow(sheet, d, 14, 0.28, 0, 6);
    sheet.path(d, {
      fill: sheet.linear(axis - 100, neckY - 150, axis + 90, neckY + 120, [
        [0, tone(cloth, 0.07)],
        [0.6, cloth],
        [1, tone(cloth, -0.08)],
      ]),
    });
    sheet.within(d, () => {
      softStroke(sheet, d, { colour: tone(cloth, -0.34), reach: 46, alpha: 0.4, steps: 7 });
      fold(
        sheet,
        [
          [axis - 84, neckY + 40],
          [axis - 30, neckY + 66],
          [axis + 50, neckY + 58],
        ],
        13,
        cloth,
      );
      fold(
        sheet,
        [
          [axis + 92, neckY + 20],
          [axis + 40, neckY + 30],
          [axis - 20, neckY + 16],
        ],
        11,
        cloth,
        0.8,
      );
    });
    for (const dx of [-34, 34]) {
      const line = spline([
        [axis + dx * 0.7, neckY - 148],
        [axis + dx, neckY - 40],
        [axis + dx * 0.8, neckY + 114],
      ]);
      seam(sheet, line, cloth, 1.8);
    }
  } else if (stand) {
    const upper = spline([
      [axis - neck + 8, neckY - 50],
      [axis, neckY - 62],
      [axis + neck - 8, neckY - 50],
    ]);
    const lower = spline([
      [axis - neck - 4, neckY + 6],
      [axis, neckY + 22],
      [axis + neck + 4, neckY + 6],
    ]);
    const d = closed(upper, reverse(lower));
    sheet.path(d, {
      fill: sheet.linear(0, neckY - 60, 0, neckY + 22, [
        [0, tone(cloth, 0.06)],
        [1, tone(cloth, -0.03)],
      ]),
    });
    seam(sheet, lower, cloth, 2);
    stitch(sheet, offset(upper, -7), cloth, 1.5, 6);
  } else {
    const band = closed(offset(torso.backNeck, 14), reverse(offset(torso.backNeck, -8)));
    sheet.path(band, { fill: tone(colours.trim, 0.03) });
    sheet.path(many(ribLines(offset(torso.backNeck, 14), offset(torso.backNeck, -8), 44)), {
      stroke: tone(colours.trim, -0.2),
      strokeAlpha: 0.4,
      width: 1.5,
    });
    seam(sheet, offset(torso.backNeck, -8), colours.trim, 1.6);
  }
  const markInk = lightness(cloth) > 0.6 ? tone(second, -0.05) : '#f3efe8';
  paintMark(sheet, axis, neckY + (hasHood(spec, traits) ? 170 : 64), 22, { ink: markInk, blaze: accent });
  if (!isQuilted(spec, traits) && spec.kind !== 'dress') {
    const yokeLine = torso.body.line([
      [0.02, 0.8],
      [0.5, 0.785],
      [0.98, 0.8],
    ]);
    seam(sheet, yokeLine, cloth, 1.6);
    stitch(sheet, offset(yokeLine, -7), cloth, 1.3, 5);
  }
}
