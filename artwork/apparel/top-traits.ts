import type { ArtSpec } from '#artwork/traits/art.ts';
import type { Traits } from '#artwork/traits/traits.ts';

export function hasHood(spec: ArtSpec, traits: Traits): boolean {
  return spec.kind === 'hoodie' || traits.is('hood', 'up');
}

export function isQuilted(spec: ArtSpec, traits: Traits): boolean {
  return spec.kind === 'down-jacket' || (spec.kind === 'vest' && !traits.is('quilt', 'none'));
}
