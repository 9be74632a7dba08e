import type { RoleRefusal } from '../domain/community/role-problems.ts';

/** Roles of the played community that the shop's bot may give. */
const GIVABLE = ['maker', 'workshop', 'workshop-pro', 'beta-tester'];
/** Those that stand above its own. */
const ABOVE = ['Spindle', 'moderator'];

/** What the community makes of the roles that a member is to have. */
export function giveRoles(roles: readonly string[]) {
  const granted = roles.flatMap((role) => called(role, GIVABLE)).toSorted();
  return { granted: [...new Set(granted)], refusals: refusalsOf(roles) };
}

/** First what there is not, then what may not be given. */
function refusalsOf(roles: readonly string[]): RoleRefusal[] {
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
