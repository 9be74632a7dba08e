import { knownItem } from '../catalog/known-record.ts';
import { sayAll, type RoleRefusal } from '../../domain/community/role-problems.ts';
import { isOpen } from '../entitlements/open-entitlements.ts';
import type { ShopState } from '../state.ts';

type Member = ShopState['members'][number];

/** Roles of the played community that the shop's bot may give. */
const GIVABLE = ['maker', 'workshop', 'workshop-pro', 'beta-tester'];
/** Those that stand above its own. */
const ABOVE = ['Spindle', 'moderator'];

/** A member with the roles that go with what is open to them, and what the community makes of it. */
export function withRoles(state: ShopState, member: Member, now: Date): Member {
  const rolesWanted = targetRoles(state, member, now);
  if (member.problem !== null) return { ...member, rolesWanted };
  const rolesGranted = rolesWanted.flatMap((role) => called(role, GIVABLE)).toSorted();
  const problem = sayAll(refusalsOf(rolesWanted));
  return { ...member, rolesWanted, rolesGranted: [...new Set(rolesGranted)], problem };
}

function targetRoles(state: ShopState, { userId }: Member, now: Date): string[] {
  const roles = state.entitlements
    .filter((one) => one.userId === userId && isOpen(one, now))
    .flatMap((right) => knownItem(state, right)?.attributes ?? [])
    .filter(({ type }) => type === 'DISCORD')
    .map(({ value }) => value.trim())
    .filter((role) => role !== '');
  return [...new Set(roles)].toSorted();
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
