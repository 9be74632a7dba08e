import type { ShopState } from '../state.ts';
import { communityLinks } from './community-links.ts';
import { fixedId } from './fixed-id.ts';
import { daysBefore } from './past.ts';
import { userIdOf } from './seed-people.ts';

/** Who is linked with the chat community; their roles follow from what is open to them. */
export const seedMembers = (now: Date): Pick<ShopState, 'members'> => ({
  members: communityLinks.map(({ email, discordId, username, problem, daysAgo }) => ({
    id: fixedId(`member ${email}`),
    userId: userIdOf({ email }),
    email,
    discordId,
    discordUsername: username,
    rolesWanted: [],
    rolesGranted: [],
    problem,
    dateChecked: daysBefore(now, 0.2).toISOString(),
    dateCreated: daysBefore(now, daysAgo).toISOString(),
  })),
});
