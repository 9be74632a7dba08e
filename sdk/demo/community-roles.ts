import type { RoleRejection } from '../domain/community/role-problems.ts';

/** Roles in the mock community that the shop's bot can assign. */
const GIVABLE = ['maker', 'workshop', 'workshop-pro', 'beta-tester'];
/** Roles above the bot's own. */
const ABOVE = ['Spindle', 'moderator'];

/** Returns the community's response to setting a member's roles. */
export function assignRoles(roles: readonly string[]) {
  const granted = roles.flatMap((role) => called(role, GIVABLE)).toSorted();
  return { granted: [...new Set(granted)], rejections: rejectionsOf(roles) };
}

/** Reports missing roles first, then roles that the bot can't assign. */
function rejectionsOf(roles: readonly string[]): RoleRejection[] {
  const unknown = roles.filter((role) => called(role, [...GIVABLE, ...ABOVE]).length === 0);
  const above = roles.flatMap((role) => called(role, ABOVE));
  return [
    ...unknown.map((role) => ({ refused: 'NO_ROLE' as const, role })),
    ...above.map((role) => ({ refused: 'NO_PERMISSION' as const, role })),
  ];
}

function called(role: string, names: readonly string[]): string[] {
  return names.filter((name) => name.toLowerCase() === role.toLowerCase());
}
