import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { keepMarkup } from './keep-markup.tsx';
import { MainMenu } from './main-menu.tsx';

const useLocale = (): string => useI18n().locale.id;

/** For the server: the menu, which is a quarter of a document's elements, drawn once for all documents of a locale. In development its source changes. */
export const MainMenuOnce = import.meta.env.PROD ? keepMarkup('main-menu', MainMenu, useLocale) : MainMenu;
