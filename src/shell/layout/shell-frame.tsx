import { FrameOffline, HeaderActions } from '#src/shell/layout/header-actions.tsx';
import { AppLayout } from './app-layout.tsx';

/** The frame before anything is known of the page: header and room of the screen stand there with the first bytes. */
export const ShellFrame = () => (
  <AppLayout menu={undefined} footer={undefined} search={null} actions={<HeaderActions />} banner={<FrameOffline />} busy>
    {null}
  </AppLayout>
);
