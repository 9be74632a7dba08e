import type { ShopState } from '../state.ts';
import { communityLinks } from './community-links.ts';
import { fixedId } from './fixed-id.ts';
import { daysBefore } from './past.ts';
import { userIdOf } from './seed-people.ts';

/** Who is linked with the chat community, and the roles that what is open to them brings. */
export function seedMembers(
  now: Date,
  { entitlements, items }: Pick<ShopState, 'entitlements' | 'items'>,
): Pick<ShopState, 'members'> {
  const members = communityLinks.map((link) => {
    const userId = userIdOf(link);
    const open = entitlements.filter((one) => one.open && one.userId === userId);
    const roles = open.flatMap(({ catalogId, catalogItemId }) => {
      const item = items.find(
        (one) => one.catalogId === catalogId && one.catalogItemId === catalogItemId,
      );
      return item?.attributes.filter(({ type }) => type === 'DISCORD') ?? [];
    });
    const rolesWanted = [...new Set(roles.map(({ value }) => value))].toSorted();
    return {
      id: fixedId(`member ${link.email}`),
      userId,
      email: link.email,
      discordId: link.discordId,
      discordUsername: link.username,
      rolesWanted,
      rolesGranted: link.problem === null ? rolesWanted : [],
      problem: link.problem,
      dateChecked: daysBefore(now, 0.2).toISOString(),
      dateCreated: daysBefore(now, link.daysAgo).toISOString(),
    };
  });
  return { members };
}
