/** What customers are told by mail. */
export const mailedStatuses = ['out_for_delivery', 'delivered', 'return_to_sender'] as const;
export type MailedStatus = (typeof mailedStatuses)[number];

export function mailedStatus(status: string): MailedStatus | undefined {
  return mailedStatuses.find((one) => one === status);
}
