import type { I18n } from '#src/base/i18n/i18n.ts';
import { notices } from '#ui/notice/notices.ts';
import { showToast, toasts } from '#ui/toast/toasts.ts';

const STAYS = { delay: Number.POSITIVE_INFINITY };

/** What the installed shop says about itself. It is said seldom: its words are fetched when there is something to say. */
export const tellOfApp = (i18n: I18n) => {
  let returned: number | undefined;
  const say = (text: () => unknown): void => void i18n.loadWithRetry('app').then(text);
  return {
    /** The browser has cleared what this shop keeps. */
    lost: (): void => say(() => notices.show({ level: 'top', kind: 'warning', title: i18n.t('app.lost') })),
    /** The shop can be reached again. What was said of it before is out of date. */
    back: (count: number): void =>
      say(() => {
        if (returned !== undefined) toasts.dismiss(returned);
        returned = showToast({ title: count > 0 ? i18n.t('app.back.sending', { count }) : i18n.t('app.back.sent') });
      }),
    /** A new version stands ready. */
    update: (apply: () => void): void =>
      say(() =>
        showToast({
          ...STAYS,
          title: i18n.t('app.update.title'),
          text: i18n.t('app.update.text'),
          action: { label: i18n.t('app.update.apply'), onPress: apply },
        }),
      ),
    /** The shop's own small question before the browser's: closed, it is a "not now". */
    install: ({ install, later }: { install: () => void; later: () => void }): void =>
      say(() =>
        showToast({
          ...STAYS,
          title: i18n.t('app.install.title'),
          text: i18n.t('app.install.text'),
          action: { label: i18n.t('app.install.apply'), onPress: install },
          onDismiss: later,
        }),
      ),
  };
};
