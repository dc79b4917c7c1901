import { afterEach, describe, expect, it } from 'vitest';
import { decidedOption, forgetDecisions, keep, keepDecisions, keptFor, type KeptFlag } from './kept.ts';

const FLAG: KeptFlag = { id: 'invitation.primary', name: 'invitation', attributes: { locale: 'en-us', returning: false } };
const decided = (experienceId: string, variantId: string, variantName = variantId) => ({ experienceId, variantId, variantName });

afterEach(() => localStorage.clear());

describe('what was decided on a device', () => {
  it('is kept together, decisions of the engine and flags of the experiments', () => {
    keep('en-us', 'assumed', { flags: { home_hero_cta: FLAG } });
    keepDecisions('en-us', 'explicit', [decided('home-hero', 'returning')]);
    expect(keptFor('en-us')).toMatchObject({ flags: { home_hero_cta: FLAG }, decisions: { 'home-hero': { id: 'returning' } } });
    expect(JSON.parse(localStorage.getItem('waymark.decisions') ?? '')).toMatchObject({ locale: 'en-us', basis: 'explicit' });
  });

  it('belongs to one shop, and is replaced by what another shop decides', () => {
    keep('en-us', 'assumed', { flags: { home_hero_cta: FLAG } });
    expect(keptFor('fr-fr')).toEqual({ decisions: {}, flags: {} });
    keepDecisions('fr-fr', 'explicit', []);
    expect(keptFor('en-us').flags).toEqual({});
  });

  it('goes all at once with the consent', () => {
    keep('en-us', 'assumed', { flags: { home_hero_cta: FLAG }, visit: { at: 1, returning: true }, order: 'W1' });
    forgetDecisions();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it.each(['7', '{"locale":"en-us","flags":{"home_hero_cta":7}}', '{'])('that cannot be read is nothing: %s', (text) => {
    localStorage.setItem('waymark.decisions', text);
    expect(keptFor('en-us')).toEqual({ decisions: {}, flags: {} });
  });
});

describe('a baseline that a page decided which does not have the experience', () => {
  const onAnotherPage = (): boolean => false;

  it('leaves what was decided on a page that has it', () => {
    keepDecisions('en-us', 'assumed', [decided('home-hero', 'returning')]);
    keepDecisions('en-us', 'assumed', [decided('home-hero', 'Baseline')], onAnotherPage);
    expect(decidedOption('en-us', 'home-hero')).toBe('returning');
    keepDecisions('en-us', 'assumed', [decided('home-hero', 'Baseline')]);
    expect(decidedOption('en-us', 'home-hero')).toBe('Baseline');
  });

  it('gives way to a variant, and an experience that the engine no longer names is forgotten', () => {
    keepDecisions('en-us', 'assumed', [decided('home-hero', 'Baseline')]);
    keepDecisions('en-us', 'assumed', [decided('home-hero', 'returning')], onAnotherPage);
    expect(decidedOption('en-us', 'home-hero')).toBe('returning');
    keepDecisions('en-us', 'assumed', [], onAnotherPage);
    expect(decidedOption('en-us', 'home-hero')).toBeUndefined();
  });
});
