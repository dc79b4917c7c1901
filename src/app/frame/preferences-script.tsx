import { ScriptOnce } from '@tanstack/react-router';
import { THEME_KEY } from './preferences.ts';

/** Runs before anything is painted: the shopper's theme. Without storage nothing happens. */
const script = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

export const PreferencesScript = () => <ScriptOnce>{script}</ScriptOnce>;
