import { randomInt } from 'node:crypto';
import type { World } from '../world.ts';
import type { MemberRecord } from './records.ts';

const EPOCH = 1_420_070_400_000n;

/** Creates an id like the community's: a timestamp and a unique part. */
export function newSnowflake(): string {
  return String(((BigInt(Date.now()) - EPOCH) << 22n) | BigInt(randomInt(2 ** 22)));
}

/** Returns the current members of the guild. */
export function membersOf(world: World): MemberRecord[] {
  return world.store.all('community_member').filter(({ inGuild }) => inGuild);
}

export function findMember(world: World, id: string): MemberRecord | undefined {
  const member = world.store.get('community_member', id);
  return member?.inGuild ? member : undefined;
}

/** Adds a new or returning member, without roles. */
export function join(
  world: World,
  input: Partial<MemberRecord> & { username: string },
): MemberRecord {
  const before = world.store
    .all('community_member')
    .find(({ id, username }) => id === input.id || username === input.username);
  const member: MemberRecord = {
    id: newSnowflake(),
    created: world.clock.now(),
    globalName: null,
    avatar: null,
    status: 'online',
    ...before,
    ...input,
    roles: [],
    inGuild: true,
  };
  world.store.put('community_member', member);
  return member;
}

/** Removes a member from the guild, and with it all their roles. */
export function leave(world: World, member: MemberRecord): MemberRecord {
  const gone = { ...member, roles: [], inGuild: false };
  world.store.put('community_member', gone);
  return gone;
}

export function setRole(
  world: World,
  member: MemberRecord,
  roleId: string,
  held: boolean,
): MemberRecord {
  const others = member.roles.filter((id) => id !== roleId);
  const changed = { ...member, roles: held ? [...others, roleId] : others };
  world.store.put('community_member', changed);
  return changed;
}
