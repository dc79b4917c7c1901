import { useApi } from '#src/api/use-api.ts';
import { ContactPage } from '#src/contact/contact-page.tsx';
import { WarrantyPage } from '#src/contact/warranty-page.tsx';

export const ContactScreen = () => <ContactPage api={useApi()} />;

export const WarrantyScreen = () => <WarrantyPage api={useApi()} />;
