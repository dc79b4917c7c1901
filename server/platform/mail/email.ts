/** A file that comes with an email. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** What an email says, before it is addressed. */
export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Beside the usual ones: how to get no more of these. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}
