import styles from './benefit-place.module.css';

/** Holds the room of the bar until it comes, so that nothing moves under a finger when it does; not, where a bar was closed. */
export const BenefitPlace = () => <div className={styles.place} data-tone="deep" data-print="hide" data-for-shoppers="" />;
