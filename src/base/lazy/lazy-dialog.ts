import type { Part, I18n } from '#src/base/i18n/i18n.ts';
import { type DialogLoader, type DialogName, type DialogProps, openDialog, registerDialog } from '#ui/dialog-manager/dialog-manager.ts';
import type { OpenOptions } from '#ui/dialog-manager/dialog-types.ts';
import { messagesOrToast } from './import-or-toast.ts';

interface LazyDialog<Name extends DialogName> {
  readonly name: Name;
  readonly load: DialogLoader<Name>;
  /** Words that its title and its content need. */
  readonly parts: readonly Part[];
  readonly title: (i18n: I18n, props: DialogProps<Name>) => string;
}

/**
 * A dialog that is made known with its first opening: the first visit carries nothing of it.
 * @returns opens it; resolves with what it was closed with
 */
export const lazyDialog = <Name extends DialogName>({ name, load, parts, title }: LazyDialog<Name>) => {
  let known = false;
  return async (i18n: I18n, props: DialogProps<Name>, options?: OpenOptions): Promise<unknown> => {
    // Without its words it stays away; without its code it says so itself.
    if (!(await messagesOrToast(i18n, parts))) return undefined;
    if (!known) registerDialog(name, load, { title: (given) => title(i18n, given) });
    known = true;
    return openDialog(name, props, options).closed;
  };
};
