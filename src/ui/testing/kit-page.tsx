import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// The app's stylesheet before any component's own, as in the app: it orders the layers.
import './setup-styles.ts';
import { UiMessagesProvider } from '../messages/messages.tsx';
import { englishUiMessages } from './english-messages.ts';
import { Gallery } from './gallery.tsx';

const place = document.getElementById('kit');
if (place)
  createRoot(place).render(
    <StrictMode>
      <UiMessagesProvider messages={englishUiMessages}>
        <Gallery />
      </UiMessagesProvider>
    </StrictMode>,
  );
