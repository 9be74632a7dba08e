import type { SandboxCalls } from './sandbox-calls.ts';

export interface ReceivedMail {
  subject: string;
  /** Null: answers go to the shop. */
  replyTo: string | null;
  text: string;
  html: string;
  attachments: { name: string; type: string; /** In Base64. */ content: string }[];
}

/** What has arrived at an address. */
export function mailsTo(
  shop: Pick<SandboxCalls, 'recorded'>,
  email: string,
): Promise<ReceivedMail[]> {
  return shop.recorded<ReceivedMail>(`/mail/messages?to=${encodeURIComponent(email)}`);
}
