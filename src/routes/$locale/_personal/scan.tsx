import { createFileRoute } from '@tanstack/react-router';
import { ScanScreen } from '#src/shell/composition/scan-screen.tsx';
import { personalRoute } from '#src/shell/router/personal-route.ts';

export const Route = createFileRoute('/$locale/_personal/scan')({
  ...personalRoute({ title: 'scan.title', messages: ['scan', 'shop'] }),
  component: ScanScreen,
});
