import type { MemberRecord, RoleRecord } from './records.ts';

/** What the demo guild has; the first, which everybody holds, is named by the guild's own id. */
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
  const people: [string, string | null, MemberRecord['status']][] = [
    ['chipload', 'Ada Park', 'online'],
    ['gantry.grace', 'Grace', 'online'],
    ['backlash_bob', 'Bob', 'idle'],
    ['feeds.and.speeds.of.the.old.school', 'Feeds & speeds of the old school', 'dnd'],
    ['collet', null, 'online'],
    ['homing.switch', 'Hanna', 'online'],
    ['tramming', null, 'idle'],
    ['climb-cut', 'Kit', 'offline'],
    ['spoilboard', 'Sam', 'online'],
  ];
  return people.map(([username, globalName, status], at) => ({
    id: `11782398412000000${String(at + 10)}`,
    created: now + at,
    username,
    globalName,
    avatar: at === 6 ? null : `a${String(at).padStart(2, '0')}${username.length}`,
    status,
    roles: [],
    inGuild: true,
  }));
}
