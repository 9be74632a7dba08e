/** What the page says after each of its buttons. */
export const portalNotices = {
  cancelled: 'Your plan has been cancelled. It stays open until the end of the period.',
  renewed: 'Your plan goes on.',
  changed: 'Your plan has been changed.',
  card: 'Your card has been updated.',
} as const;

export type NoticeName = keyof typeof portalNotices;

export const isNotice = (name: string): name is NoticeName => name in portalNotices;
