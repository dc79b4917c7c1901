import { actions } from './actions.tsx';
import { forms } from './forms.tsx';
import { messages } from './messages.tsx';
import { surfaces } from './surfaces.tsx';
import { words } from './words.tsx';

/** Every folder of the kit that has a look, by name. */
export const entries = [...actions, ...forms, ...messages, ...surfaces, ...words].toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
