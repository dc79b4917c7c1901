import { useApi } from '#src/base/api/use-api.ts';
import { ContactPage } from '#src/account/contact/contact-page.tsx';
import { WarrantyPage } from '#src/account/contact/warranty-page.tsx';

export const ContactScreen = () => <ContactPage api={useApi()} />;

export const WarrantyScreen = () => <WarrantyPage api={useApi()} />;
