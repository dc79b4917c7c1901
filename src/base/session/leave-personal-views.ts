import { currentLocale } from '#src/base/i18n/current-locale.ts';
import { isOwnPage } from '#domain/personal-pages.ts';

/** Home from what was somebody's own, else the same page anew: a new document holds nothing of whoever was here. */
export const leavePersonalViews = (): void => {
  if (isOwnPage(location.pathname)) location.replace(`/${currentLocale()}`);
  else location.reload();
};
