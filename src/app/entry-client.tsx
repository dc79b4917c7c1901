import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { DEFAULT_LOCALE, isLocaleId, LOCALES } from '#contract/locales.ts';
import { createPageApi } from '#src/api/page-api.ts';
import { partLoader } from '#src/i18n/load-part.ts';
import { createWords } from '#src/i18n/words.ts';
import { createAppRouter } from './router.tsx';

const first = location.pathname.split('/')[1];
const locale = LOCALES[isLocaleId(first) ? first : DEFAULT_LOCALE];

const start = async (): Promise<void> => {
  const loadPart = partLoader(locale.id);
  const words = createWords(locale, { core: await loadPart('core') }, loadPart);
  const router = createAppRouter({ api: createPageApi(locale), words, publicUrl: location.origin });
  hydrateRoot(document, <RouterClient router={router} />);
};

void start();
