import type { ReactNode } from 'react';

/** Header, main and footer around every screen. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <main id="content" tabIndex={-1}>
    {children}
  </main>
);
