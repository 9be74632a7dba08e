import type { MockList } from '../core/answer-list.ts';
import { flag, textAnywhere } from '../core/list-filters.ts';
import type { components } from '../../src/schema.d.ts';
import { ownerOf } from '../identity/people.ts';
import type { ShopState } from '../state.ts';
import { knownItem } from '../catalog/find-record.ts';
import { assignRoles } from '../../demo/community-roles.ts';
import { joinProblems } from '../../domain/community/role-problems.ts';
import { isOpen } from '../../domain/entitlements/is-open.ts';

type Member = ShopState['members'][number];
type Wire = components['schemas']['AdminMember'];

/** Returns a member who has just linked their account. */
export const newMember = (
  id: string,
  { userId, email, discordId, username, at }: LinkedAccount,
): Member => ({
  id,
  userId,
  email,
  discordId,
  discordUsername: username,
  rolesWanted: [],
  rolesGranted: [],
  problem: null,
  dateChecked: at.toISOString(),
  dateCreated: at.toISOString(),
});

type LinkedAccount = Record<'userId' | 'email' | 'discordId' | 'username', string> & { at: Date };

const hasProblem = flag(({ problem }: Member) => problem !== null);
const holdsText = textAnywhere(({ problem }: Member) => [problem]);

/** Lists everyone with a linked community account, with the roles that their access grants. */
export const adminMembers = (state: ShopState, now: Date): MockList<Wire> => ({
  resource: 'members',
  records: state.members.map((member) => ({
    ...withRoles(state, member, now),
    ...ownerOf(state, member),
  })),
  sortable: ['dateChecked', 'discordUsername'],
  sortBy: { discordUsername: ({ discordUsername }) => [discordUsername.toLowerCase()] },
  filters: {
    ids: ['id', 'userId'],
    texts: ['discordId'],
    times: ['dateCreated'],
    others: {
      email: textAnywhere(({ email }) => [email]),
      discordUsername: textAnywhere(({ discordUsername }) => [discordUsername]),
      problem: (value) => hasProblem(value) ?? holdsText(value),
    },
  },
});

/** Adds the roles that a member's access grants, and the community's response to them. */
export function withRoles(state: ShopState, member: Member, now: Date): Member {
  const rolesWanted = targetRoles(state, member, now);
  if (member.problem !== null) return { ...member, rolesWanted };
  const { granted: rolesGranted, rejections } = assignRoles(rolesWanted);
  return { ...member, rolesWanted, rolesGranted, problem: joinProblems(rejections) };
}

function targetRoles(state: ShopState, { userId }: Member, now: Date): string[] {
  const roles = state.entitlements
    .filter((one) => one.userId === userId)
    .filter((one) => isOpen(one, now))
    .flatMap((right) => knownItem(state, right)?.attributes ?? [])
    .filter(({ type }) => type === 'DISCORD')
    .map(({ value }) => value.trim())
    .filter((role) => role !== '');
  return [...new Set(roles)].toSorted();
}

/** A one-time code that links a community member for a limited time. */
export interface MeldCode {
  code: string;
  discordId: string;
  username: string;
  avatar: string;
  expiresAt: string;
  used: boolean;
}
