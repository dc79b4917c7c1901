import { createFileRoute } from '@tanstack/react-router';

/** Only there to render the shell of the installed app from: an address that no link points to, so that no link is marked as active. */
export const Route = createFileRoute('/app-shell')({ component: () => null });
