/** A part of a page, as people know it. A text is the whole name; a pattern may be a part of it. */
export interface Target {
  readonly role:
    | 'button'
    | 'link'
    | 'textbox'
    | 'combobox'
    | 'checkbox'
    | 'radio'
    | 'heading'
    | 'dialog'
    | 'group'
    | 'alert'
    | 'status'
    | 'list'
    | 'frame';
  readonly name?: string | RegExp;
  /** It is looked for in the first visible one of these; otherwise in the whole page. */
  readonly within?: Target | 'main';
}

/** A target as it travels into a page. */
interface Sought {
  readonly role: string;
  readonly text: string | null;
  readonly pattern: string | null;
  readonly within: Sought | 'main' | null;
}

export const soughtOf = ({ role, name, within }: Target): Sought => ({
  role,
  text: typeof name === 'string' ? name : null,
  pattern: name instanceof RegExp ? name.source : null,
  within: within === undefined || within === 'main' ? (within ?? null) : soughtOf(within),
});

/** Runs in the page: the visible elements of that role and name. The first one, or its label for a choice that lies beneath it. */
export const findInPage = ({ sought, want }: { sought: Sought; want: 'element' | 'label' }): Element | null => {
  const SELECTORS: Readonly<Record<string, string>> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox: 'input:not([type]), input:is([type=text], [type=email], [type=tel], [type=password], [type=search]), textarea',
    combobox: 'select, [role=combobox]',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    heading: 'h1, h2, h3, h4',
    dialog: 'dialog[open], [role=dialog]',
    group: 'fieldset, [role=group]',
    alert: '[role=alert]',
    status: '[role=status], output',
    list: 'ul, ol',
    frame: 'iframe',
  };
  const textOf = (elements: Iterable<Element>): string => [...elements].map((element) => element.textContent).join(' ');
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = (element as HTMLInputElement).labels ?? [];
    const name =
      by.length > 0
        ? textOf(by.flatMap((id) => document.getElementById(id) ?? []))
        : (element.getAttribute('aria-label') ?? (labels.length > 0 ? textOf(labels) : element.textContent));
    return name.replaceAll(/\s+/g, ' ').trim();
  };
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  };
  const firstOf = ({ role, text, pattern, within }: Sought): Element | null => {
    const scope = within === null ? document : within === 'main' ? document.querySelector('main') : firstOf(within);
    const found = [...(scope?.querySelectorAll(SELECTORS[role] ?? role) ?? [])].find((element) => {
      if (!isVisible(element)) return false;
      const name = text === null && pattern === null ? '' : nameOf(element);
      return (text === null || name === text) && (pattern === null || new RegExp(pattern, 'u').test(name));
    });
    return found ?? null;
  };
  const found = firstOf(sought);
  return want === 'label' ? (found?.closest('label') ?? (found as HTMLInputElement | null)?.labels?.[0] ?? found) : found;
};
