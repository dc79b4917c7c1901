import { useNavigationFocus } from './use-navigation-focus.ts';

/** Says the title of the page that a navigation led to, and moves the focus there. */
export const NavigationTitle = () => (
  <p className="visually-hidden" aria-live="polite">
    {useNavigationFocus()}
  </p>
);
