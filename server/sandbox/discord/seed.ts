import { communityMembers } from '@spindle/sdk/demo/community';
import type { MemberRecord, RoleRecord } from './records.ts';

/** Returns the demo guild's roles. The first, which everyone has, uses the guild's own id. */
export function seedRoles(guildId: string): RoleRecord[] {
  const named: [string, number, boolean?][] = [
    ['@everyone', 0],
    ['maker', 1],
    ['workshop', 2],
    ['workshop-pro', 3],
    ['beta-tester', 4],
    ['Spindle', 8, true],
    ['moderator', 9],
  ];
  return named.map(([name, position, managed = false]) => ({
    id: position === 0 ? guildId : `10000000000000002${String(position).padStart(2, '0')}`,
    created: position,
    name,
    color: position === 3 ? 0xbf3b06 : 0,
    position,
    managed,
  }));
}

export function seedMembers(now: number): MemberRecord[] {
  return communityMembers.map((member, at) => ({
    ...member,
    created: now + at,
    roles: [],
    inGuild: true,
  }));
}
