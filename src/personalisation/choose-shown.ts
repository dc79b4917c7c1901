/**
 * Shows one option of a place (src/shop/content/choice-block.tsx, flag-target.tsx) and hides the others. It runs within documents before they are painted, as text: it
 * must stand alone. What it reads was written by src/personalisation/kept.ts, the session's and the cart's hints; all of it may be absent,
 * forbidden or somebody's nonsense, and then the baseline shows.
 *
 * An experience shows what `p13n_testcontext` names, else the variant that was decided last, while targeting consent stands, and so does a flag. A segmentation shows
 * what `p13n_testcontext` names, else the first segment whose condition holds; it is about the session of the device and needs no consent.
 */
export const chooseShown = (place: HTMLElement): void => {
  const BASELINE = 'Baseline';
  type Fields = Record<string, unknown> | null | undefined;
  const parse = (text: string | null): Fields => {
    try {
      return JSON.parse(text ?? 'null') as Fields;
    } catch {
      return null;
    }
  };
  const kept = (key: string): Fields => {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const options = [...place.children].filter((child): child is HTMLElement => child instanceof HTMLElement && child.dataset['option'] !== undefined);
  const { experience, flag } = place.dataset;
  const decidedBy = experience ?? flag;
  const named = (names: readonly unknown[]): HTMLElement | undefined =>
    options.find(({ dataset }) => names.includes(dataset['option']) || (dataset['name'] !== undefined && names.includes(dataset['name'])));

  const forced = (): HTMLElement | undefined => {
    const variants = parse(new URLSearchParams(location.search).get('p13n_testcontext'))?.['variants'];
    if (!Array.isArray(variants)) return undefined;
    return named(
      variants.flatMap((entry: unknown) => {
        if (typeof entry !== 'object' || entry === null) return [entry];
        const { experienceId, variantId, name, id } = entry as Record<string, unknown>;
        return experienceId === undefined || experienceId === decidedBy ? [variantId, name, id].filter((one) => one !== undefined) : [];
      }),
    );
  };

  const decided = (): HTMLElement | undefined => {
    const known = kept('waymark.decisions');
    if (!known || location.pathname.split('/')[1] !== known['locale']) return undefined;
    const { cookie } = document;
    // As contract/consent.ts has it, which cannot be had here: a preview bypasses consent, a choice wins over what is assumed.
    const stands =
      new URLSearchParams(location.search).get('preview') === 'true' ||
      (known['basis'] === 'explicit'
        ? /(?:^|; )waymark-consent=[^;]*C0004/.test(cookie)
        : known['basis'] === 'assumed' &&
          !/(?:^|; )waymark-consent=/.test(cookie) &&
          !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);
    const decision = (known[flag === undefined ? 'decisions' : 'flags'] as Fields)?.[decidedBy ?? ''] as Fields;
    return stands && decision && decision['name'] !== BASELINE ? named([decision['id']]) : undefined;
  };

  const segment = (): HTMLElement | undefined => {
    const session = kept('waymark.session');
    const isIn = session?.['type'] === 'Registered';
    const type = isIn ? session['consumerType'] : undefined;
    const audience = kept('waymark.audience');
    const about = isIn && audience?.['subject'] === session['subject'] ? audience : undefined;
    const identity = Array.isArray(about?.['identity']) ? about['identity'] : [];
    const holds: Readonly<Record<string, boolean>> = {
      'logged-in': isIn,
      'loyalty-member': about?.['member'] === true,
      employee: type === 'EMPLOYEE',
      'cart-not-empty': Number(kept('waymark.basket')?.['count']) > 0,
      'ipa-wranx': type === 'PROSUMER' || identity.length > 0,
      wranx: identity.includes('WRANX'),
      ipa: identity.includes('IPA'),
      athlete: type === 'ATHLETE',
    };
    const opposite: Readonly<Record<string, string>> = { 'logged-out': 'logged-in', 'non-loyalty': 'loyalty-member', 'cart-empty': 'cart-not-empty' };
    return options.find(({ dataset: { option = '' } }) => {
      const other = opposite[option] ?? /^no[nt]-(.+)/.exec(option)?.[1];
      return other === undefined ? holds[option] : holds[other] === false;
    });
  };

  const chosen = forced() ?? (decidedBy === undefined ? segment() : decided()) ?? named([BASELINE]);
  const before = options.find((option) => !option.hidden);
  // Who stands in it with the keyboard keeps it.
  if (!chosen || (chosen !== before && before?.contains(document.activeElement))) return;
  for (const option of options) {
    option.hidden = option !== chosen;
    option.toggleAttribute('data-chosen', option === chosen);
  }
};
