import type { Words } from '#src/base/i18n/words.ts';
import { notices } from '#ui/notice/notices.ts';
import { showToast, toasts } from '#ui/toast/toasts.ts';

const STAYS = { delay: Number.POSITIVE_INFINITY };

/** What the installed shop says about itself. It is said seldom: its words are fetched when there is something to say. */
export const tellOfApp = (words: Words) => {
  let returned: number | undefined;
  const say = (text: () => unknown): void => void words.bring('app').then(text);
  return {
    /** The browser has cleared what this shop keeps. */
    lost: (): void => say(() => notices.show({ level: 'top', kind: 'warning', title: words.t('app.lost') })),
    /** The shop can be reached again. What was said of it before is out of date. */
    back: (count: number): void =>
      say(() => {
        if (returned !== undefined) toasts.dismiss(returned);
        returned = showToast({ title: count > 0 ? words.t('app.back.sending', { count }) : words.t('app.back.sent') });
      }),
    /** A new version stands ready. */
    update: (apply: () => void): void =>
      say(() =>
        showToast({
          ...STAYS,
          title: words.t('app.update.title'),
          text: words.t('app.update.text'),
          action: { label: words.t('app.update.apply'), onPress: apply },
        }),
      ),
    /** The shop's own small question before the browser's: closed, it is a "not now". */
    install: ({ install, later }: { install: () => void; later: () => void }): void =>
      say(() =>
        showToast({
          ...STAYS,
          title: words.t('app.install.title'),
          text: words.t('app.install.text'),
          action: { label: words.t('app.install.apply'), onPress: install },
          onDismiss: later,
        }),
      ),
  };
};
