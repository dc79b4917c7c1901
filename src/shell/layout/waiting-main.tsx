/** The place of a screen where nothing of it stands yet, in the kept frame and until its parts are here (base.css draws it). */
export const WaitingMain = () => <main id="content" aria-busy="true" />;
