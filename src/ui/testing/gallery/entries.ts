import { actions } from './actions.tsx';
import { forms } from './forms.tsx';
import { messages } from './messages.tsx';
import { surfaces } from './surfaces.tsx';
import { texts } from './texts.tsx';

/** Every folder of the kit that has a look, by name. */
export const entries = [...actions, ...forms, ...messages, ...surfaces, ...texts].toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
