/** A received email. */
export interface Message {
  id: string;
  created: number;
  from: string;
  /** Address for replies, or null if that is `from`. */
  replyTo: string | null;
  /** The recipients' addresses, separated by commas. */
  to: string;
  subject: string;
  text: string;
  html: string | null;
  attachments: { name: string; type: string; /** Base64. */ content: string }[];
  /** ISO 8601. */
  receivedAt: string;
}
