import type { AdminTicket } from '../providers/records.ts';

/** Opens a mail to whoever wrote; the number in its subject keeps both together. */
export function replyAddress({ email, number, issue }: AdminTicket): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`[#${number}] ${issue}`)}`;
}
