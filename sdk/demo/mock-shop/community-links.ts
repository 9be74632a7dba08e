import { joinProblems } from '../../domain/community/role-problems.ts';
import { customers } from '../people.ts';

interface CommunityLink {
  email: string;
  discordId: string;
  username: string;
  daysAgo: number;
  /** The error that kept the roles from being assigned. */
  problem: string | null;
}

const links: readonly (readonly [number, string, string, number, string | null])[] = [
  [4, '1178239841200000002', 'chipload', 43, null],
  [9, '1178239841200000117', 'tramming_at_dawn', 26, null],
  [26, '1178239841200000563', 'leila.makes', 50, joinProblems([{ refused: 'NO_MEMBER' }])],
];

/** A customer who has bought, subscribed and joined the community. */
export const regularCustomer = 'elena.berg@example.com';

/** The accounts linked to the chat community. */
export const communityLinks: readonly CommunityLink[] = links.flatMap(
  ([place, discordId, username, daysAgo, problem]) => {
    const email = customers[place]?.email;
    return email === undefined ? [] : [{ email, discordId, username, daysAgo, problem }];
  },
);
