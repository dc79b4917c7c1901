import { mailRecipients } from './mail-recipients.ts';

/** The people who get what travels by email. */
export const MailedTo = ({ items, orderer }: { items: Parameters<typeof mailRecipients>[0]; orderer: Parameters<typeof mailRecipients>[1] }) =>
  mailRecipients(items, orderer).map(({ name, email }) => <p key={name + email}>{`${name}, ${email}`}</p>);
