import { ScriptOnce } from '@tanstack/react-router';
import { BENEFIT_CLOSED_KEY } from './preference-keys.ts';
import styles from './benefit-place.module.css';

/** In the kept shell: whoever closed a bar most likely closed this one. Which it is, is known once it is here. */
const HIDE_IF_CLOSED = `try{if(localStorage.getItem('${BENEFIT_CLOSED_KEY}'))document.documentElement.dataset.benefit='closed'}catch(e){}`;

/** Holds the room of the bar until it comes, so that nothing moves under a finger when it does. */
export const BenefitPlace = () => (
  <div className={styles.place} data-tone="deep" data-print="hide">
    <ScriptOnce>{HIDE_IF_CLOSED}</ScriptOnce>
  </div>
);
