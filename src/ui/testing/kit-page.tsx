import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// The app's stylesheet before any component's own, as in the app: it orders the layers.
import './setup-styles.ts';
import { UiWordsProvider } from '../words/words.tsx';
import { englishUiWords } from './english-words.ts';
import { Gallery } from './gallery.tsx';

const place = document.getElementById('kit');
if (place)
  createRoot(place).render(
    <StrictMode>
      <UiWordsProvider words={englishUiWords}>
        <Gallery />
      </UiWordsProvider>
    </StrictMode>,
  );
