import { PrivacyPage } from '#src/account/privacy/privacy-page.tsx';
import { useApi } from '#src/base/api/use-api.ts';
import { downloadText } from './download-text.ts';
import { signOut } from './sign-out.ts';

/** One's data as a file, and the end of the account; whoever ends it is signed out of this device like anybody else. */
export const PrivacyScreen = () => {
  const api = useApi();
  return (
    <PrivacyPage
      fetchData={() => api('consumer.exportData', {})}
      download={downloadText}
      erase={async (password) => {
        await api('consumer.erase', { body: { password } });
      }}
      leave={() => signOut('discard')}
    />
  );
};
