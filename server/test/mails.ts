import type { SandboxCalls } from './sandbox-calls.ts';

export interface ReceivedMail {
  subject: string;
  /** Null if replies go to the shop. */
  replyTo: string | null;
  text: string;
  html: string;
  attachments: { name: string; type: string; /** Base64. */ content: string }[];
}

/** Returns the emails that an address has received. */
export function mailsTo(
  shop: Pick<SandboxCalls, 'recorded'>,
  email: string,
): Promise<ReceivedMail[]> {
  return shop.recorded<ReceivedMail>(`/mail/messages?to=${encodeURIComponent(email)}`);
}
