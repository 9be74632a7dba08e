import { rejection } from '../rejection.ts';

/** Messages about linking a shop account with a community account. */

export const linked = "Community account linked. You'll get your roles there in a moment.";
export const customerLinked = rejection(
  'ALREADY_LINKED',
  'Your account is already linked to a community account. Break that link first.',
);
export const memberLinked = rejection(
  'MEMBER_LINKED',
  'This community account is linked to another shop account. Break the link there first.',
);
export const linkUsed = rejection(
  'LINK_USED',
  'This link was already used. Type /meld in the community to get a new link.',
);
export const linkExpired = rejection(
  'LINK_EXPIRED',
  'This link has expired. Type /meld in the community to get a new link.',
);
export const linkNotFound = rejection(
  'LINK_UNKNOWN',
  'Link not found. Type /meld in the community to get a new link.',
);
export const linkBroken =
  "Community account unlinked. You'll lose the community roles that came with your purchases.";
export const notLinked = rejection(
  'NOT_LINKED',
  "Your account isn't linked to a community account.",
);
