const STYLES = [
  'display',
  'visibility',
  'position',
  'opacity',
  'color',
  'colorScheme',
  'backgroundColor',
  'backgroundImage',
  'fontSize',
  'fontWeight',
  'textAlign',
  'justifyItems',
  'justifyContent',
  'justifySelf',
  'alignContent',
  'alignItems',
  'gridTemplateColumns',
  'rowGap',
  'columnGap',
  'flexDirection',
  'marginBlockEnd',
  'paddingBlockStart',
  'paddingInlineStart',
  'borderBlockStartWidth',
  'borderInlineStartWidth',
  'scale',
  'fill',
] as const;

/** Attributes that are read out, followed, fetched, played or reported. */
const ATTRIBUTES =
  /^(?:aria-(?!labelledby|describedby|controls|owns)|href$|target$|src|alt$|role$|hidden$|loop$|controls$|autoplay$|label$|kind$|poster$|data-(?:promotion|creative|experience|option|name$|tracking|rec-|sku))/;

/** Everything about a piece of the page that somebody could see, hear or measure, as one text. */
export const lookOf = (root: Element): string => {
  const origin = root.getBoundingClientRect();
  return [...root.querySelectorAll('*')]
    .map((element) => {
      const computed = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent);
      return [
        element.tagName,
        ...[...element.attributes].filter(({ name }) => ATTRIBUTES.test(name)).map(({ name, value }) => `${name}=${value}`),
        ...text,
        element instanceof HTMLMediaElement ? element.muted : '',
        ...[x - origin.x, y - origin.y, width, height].map((length) => Math.round(length)),
        ...STYLES.map((property) => computed[property]),
        ...['::before', '::after'].map((pseudo) => {
          const { content, backgroundImage, backgroundColor } = getComputedStyle(element, pseudo);
          return content === 'none' ? '' : backgroundImage + backgroundColor;
        }),
      ].join('|');
    })
    .join('\n');
};
