/** Of what HTML does not allow together, the pairs that a page of this shop could have (ARIA in HTML): a validator names more, and needs Java. */
export const HTML_FAULTS = [
  // The browser says itself whether a popover is open.
  '[popovertarget][aria-expanded]',
  // An input of another type has a role of its own.
  'input[role=combobox]:not([type=text])',
  // What is in the list of a `<ul>` or `<ol>` is an item.
  ':is(ul, ol) > :not(li, script, template)',
  ':is(a, button, summary) :is(a[href], button, input, select, textarea)',
  'p :is(div, p, ul, ol, dl, h1, h2, h3, h4, h5, h6, section, form)',
];

/** Elements that break the rules of HTML, in a few words each. */
export const htmlFaults = (root: ParentNode): string[] =>
  HTML_FAULTS.flatMap((fault) => [...root.querySelectorAll(fault)].map((element) => `${fault}: ${element.outerHTML.slice(0, 160)}`));
