import type { ArtSpec } from '#artwork/traits/art.ts';
import { fold, ribLines } from '#artwork/materials/folds.ts';
import { contrastOf, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { join, mirrored, offset, type Point, reverse, slice } from '#artwork/pen/line.ts';
import { closed, many, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { paintBaffles, paintCloth } from './cloth.ts';
import { panelColours } from './colours.ts';
import { paintAllOver, paintDiagonal, paintLower, paintStripes, paintYoke } from './panels.ts';
import { isQuilted } from './top-traits.ts';
import { axis, type Torso } from './torso.ts';
import type { CloseUp } from './weave.ts';

export function paintBody(sheet: Sheet, spec: ArtSpec, torso: Torso, outline: string, closeUp: CloseUp | undefined): void {
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
