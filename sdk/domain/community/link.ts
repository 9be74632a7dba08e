import { rejection } from '../rejection.ts';

/** What is said of a link between a shop account and a community account. */

export const linked = 'Your community account is linked. Your roles there follow in a moment.';
export const customerLinked = rejection(
  'ALREADY_LINKED',
  'Your account is linked to a community account already. Break that link first.',
);
export const memberLinked = rejection(
  'MEMBER_LINKED',
  'This community account is linked to another shop account. Break the link there first.',
);
export const linkUsed = rejection(
  'LINK_USED',
  'This link was used already. Type /meld in the community to get another.',
);
export const linkExpired = rejection(
  'LINK_EXPIRED',
  'This link is too old. Type /meld in the community to get another.',
);
export const linkNotFound = rejection(
  'LINK_UNKNOWN',
  'This link is not known. Type /meld in the community to get another.',
);
export const linkBroken = 'The link is broken. Roles you bought there are taken away.';
export const notLinked = rejection(
  'NOT_LINKED',
  'Your account is not linked to a community account.',
);
