import { ScriptOnce } from '@tanstack/react-router';
import { THEME_KEY } from './preference-keys.ts';

/** Runs before anything is painted: the shopper's theme, and on a store's device its bar or its lock (presence.ts). Without storage nothing happens. */
const script = `try{var d=document.documentElement.dataset,t=localStorage.getItem('${THEME_KEY}'),s=localStorage.getItem('waymark.in-store');if(t==='light'||t==='dark')d.theme=t;if(s)d.inStore=s!=='locked'&&Math.abs(Date.now()-s)<18e4?'open':'locked'}catch(e){}`;

export const PreferencesScript = () => <ScriptOnce>{import.meta.env.SSR ? script : ''}</ScriptOnce>;
