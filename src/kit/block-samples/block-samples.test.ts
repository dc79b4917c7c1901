import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { BLOCK_SCHEMAS, contentBlockSchema, type BlockKind } from '#contract/calls/content/blocks.ts';
import { popUpSchema } from '#contract/calls/content/dialogs.ts';
import { menuItemSchema } from '#contract/calls/content/navigation.ts';
import { fieldsOf, fieldsSet } from '../testing/schema-fields.ts';
import { BLOCK_SAMPLES } from './block-samples.ts';
import { popUpSamples } from './dialogs.ts';
import { megaMenuSamples } from './menu.ts';

const KINDS = Object.keys(BLOCK_SCHEMAS) as BlockKind[];
const blocksOf = (kind: BlockKind) => BLOCK_SAMPLES[kind].map(({ block }) => block);

/** @returns fields of the schema that no sample sets */
const missing = (schema: z.core.$ZodType, samples: readonly unknown[]): string[] => {
  const set = new Set(samples.flatMap((sample) => fieldsSet(sample)));
  return [...fieldsOf(schema).keys()].filter((field) => !set.has(field));
};

describe('the samples of content blocks', () => {
  it.each(KINDS)('of %s are what the contract describes', (kind) => {
    expect(BLOCK_SAMPLES[kind].length).toBeGreaterThan(0);
    for (const block of blocksOf(kind)) {
      expect(block.kind).toBe(kind);
      expect(contentBlockSchema.safeParse(block).error?.issues ?? []).toEqual([]);
    }
  });

  it.each(KINDS)('of %s set every field', (kind) => {
    expect(missing(BLOCK_SCHEMAS[kind], blocksOf(kind))).toEqual([]);
  });

  it('of many kinds show the fields that all kinds share', () => {
    const whole = KINDS.flatMap((kind) => BLOCK_SAMPLES[kind]).filter(({ variant }) => variant === 'every field');
    expect(whole.length).toBeGreaterThan(10);
  });

  it('of menu and pop-up set every field', () => {
    const items = megaMenuSamples.flatMap(({ block }) => block);
    for (const item of items) expect(menuItemSchema.safeParse(item).error?.issues ?? []).toEqual([]);
    expect(missing(menuItemSchema, items)).toEqual([]);
    const popUps = popUpSamples.map(({ block }) => block);
    for (const popUp of popUps) expect(popUpSchema.safeParse(popUp).error?.issues ?? []).toEqual([]);
    expect(missing(popUpSchema, popUps)).toEqual([]);
  });

  it('have names of their own', () => {
    const ids = KINDS.flatMap((kind) => blocksOf(kind).map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
