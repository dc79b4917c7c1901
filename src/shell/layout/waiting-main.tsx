/** The place of a page that has a frame of its own, of which nothing stands yet (base.css draws it). */
export const WaitingMain = () => <main id="content" aria-busy="true" />;

/** The place of a screen within a frame, until its parts are here. */
export const WaitingScreen = () => <div data-waiting="" aria-busy="true" />;
