const CANDIDATES =
  'a[href], area[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, audio[controls], video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]';

/** Where Tab stops inside an element, in order. Of a group of radios it is the chosen one, or the first. */
export function tabStops(within: Element): HTMLElement[] {
  const stops = [...within.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }),
  );
  return stops.filter(
    (element) => !(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name || element === stopOfGroup(element, stops),
  );
}

function stopOfGroup(radio: HTMLInputElement, stops: readonly HTMLElement[]): HTMLElement | undefined {
  const group = stops.filter(
    (stop): stop is HTMLInputElement => stop instanceof HTMLInputElement && stop.type === 'radio' && stop.name === radio.name,
  );
  return group.find((stop) => stop.checked) ?? group[0];
}

/**
 * The stop that Tab has to be led to, or `undefined` where the browser finds it by itself. Only the ends of a region need
 * leading: from the last stop of one to the first of the next, round and round.
 */
export function ledStop(regions: readonly HTMLElement[][], active: Element | null, backwards: boolean): HTMLElement | undefined {
  const filled = regions.filter((stops) => stops.length > 0);
  const at = filled.findIndex((stops) => stops.some((stop) => stop === active));
  const stops = filled[at];
  if (!stops) return backwards ? filled.at(-1)?.at(-1) : filled[0]?.[0];
  if (active !== (backwards ? stops[0] : stops.at(-1))) return undefined;
  const next = filled[(at + (backwards ? -1 : 1) + filled.length) % filled.length];
  return backwards ? next?.at(-1) : next?.[0];
}
