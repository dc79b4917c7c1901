import type { ReactNode } from 'react';
import { Banner } from '#ui/banner/banner.tsx';
import { WifiOffIcon } from '#ui/icon/wifi-off-icon.tsx';

/** There is no network: what that means here, in a line. */
export const OfflineNote = ({ compact = false, children }: { readonly compact?: boolean; readonly children: ReactNode }) => (
  <Banner compact={compact} icon={<WifiOffIcon size={compact ? 16 : 20} />} role="status">
    {children}
  </Banner>
);
