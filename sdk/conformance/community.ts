import { interactionsConform } from './community/interactions.ts';
import { linkConforms } from './community/link.ts';
import { membersConform } from './community/members.ts';
import { rolesConform } from './community/roles.ts';
import { defineConformance } from './define-conformance.ts';

export const communityConformance = defineConformance(['community'], (shop) => {
  interactionsConform(shop);
  linkConforms(shop);
  membersConform(shop);
  rolesConform(shop);
});
