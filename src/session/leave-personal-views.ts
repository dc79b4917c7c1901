import { localeHere } from '#src/i18n/locale-here.ts';
import { isPersonalPath } from './personal-path.ts';

/** Home from what was somebody's own, else the same page anew: a new document holds nothing of whoever was here. */
export const leavePersonalViews = (): void => {
  if (isPersonalPath(location.pathname)) location.replace(`/${localeHere()}`);
  else location.reload();
};
