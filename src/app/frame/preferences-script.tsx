import { ScriptOnce } from '@tanstack/react-router';
import { BENEFIT_CLOSED_KEY, THEME_KEY } from './preferences.ts';

/** Runs before anything is painted: the shopper's theme, and the benefit line that was closed. Without storage nothing happens. */
const script = `try{var d=document.documentElement.dataset,t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('${BENEFIT_CLOSED_KEY}'))d.benefit='closed'}catch(e){}`;

export const PreferencesScript = () => <ScriptOnce>{script}</ScriptOnce>;
