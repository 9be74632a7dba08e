/** A mail as it came in. */
export interface Message {
  id: string;
  created: number;
  from: string;
  /** Where an answer goes; null: to `from`. */
  replyTo: string | null;
  /** The recipients' addresses, separated by commas. */
  to: string;
  subject: string;
  text: string;
  html: string | null;
  attachments: { name: string; type: string; /** In Base64. */ content: string }[];
  /** ISO 8601. */
  receivedAt: string;
}
