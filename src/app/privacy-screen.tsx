import { PrivacyPage } from '#src/account/privacy/privacy-page.tsx';
import { useApi } from '#src/api/use-api.ts';
import { signOutHere } from './sign-out-here.ts';

/** A file that never was at an address: nothing of it stays in a cache. */
const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** One's data as a file, and the end of the account; whoever ends it is signed out of this device like anybody else. */
export const PrivacyScreen = () => {
  const api = useApi();
  return (
    <PrivacyPage
      fetchData={() => api('consumer.exportData', {})}
      download={download}
      erase={async (password) => {
        await api('consumer.erase', { body: { password } });
      }}
      leave={() => signOutHere('discard')}
    />
  );
};
