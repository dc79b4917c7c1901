import { ScriptOnce } from '@tanstack/react-router';
import { CLOSED_BAR_KEY } from '#src/shop/content/closed-bar-key.ts';
import { THEME_KEY } from './preference-keys.ts';

/**
 * Runs before anything is painted. The document is the same for everybody, so this marks what its reader is not to see: no question about privacy where
 * there is none to ask (asked.ts), nothing that is for guests alone where somebody is signed in, no favorites for an employee (session-hint.ts), on a store's
 * device its bar or its lock (presence.ts), and no room over everything for whoever closed what was there: a bar with other words takes it again by a script of
 * its own. It also sets the shopper's theme. Without storage nothing happens.
 */
export const preferencesScript = `try{var d=document.documentElement.dataset;if(/waymark-consent=1[.][-0-9a-f]{36}[.][0-9]{13}[.]|[?&]preview=true|[/]privacy-choices/.test(document.cookie+location))d.consent='';var t=localStorage.getItem('${THEME_KEY}'),s=localStorage.getItem('waymark.in-store');if(t==='light'||t==='dark')d.theme=t;if(s)d.inStore=s!=='locked'&&Math.abs(Date.now()-s)<18e4?'open':'locked';var u=localStorage.getItem('waymark.session');if(/"Registered"/.test(u))d.member='';if(/"EMPLOYEE"/.test(u))d.employee='';if(localStorage.getItem('${CLOSED_BAR_KEY}'))d.benefit='closed'}catch(e){}`;

export const PreferencesScript = () => <ScriptOnce>{import.meta.env.SSR ? preferencesScript : ''}</ScriptOnce>;
