import type { APIUser } from 'discord-api-types/v10';
import type { World } from '../world.ts';
import type { MemberRecord, RoleRecord } from './records.ts';

export function presentUser({ id, username, globalName, avatar }: MemberRecord): APIUser {
  return { id, username, discriminator: '0', global_name: globalName, avatar };
}

/** Returns a guild member in the API's format. */
export function presentMember(member: MemberRecord) {
  return {
    user: presentUser(member),
    nick: null,
    avatar: null,
    banner: null,
    roles: member.roles,
    joined_at: new Date(member.created * 1000).toISOString(),
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
  };
}

export function presentRole(role: RoleRecord) {
  return {
    id: role.id,
    name: role.name,
    color: role.color,
    colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position: role.position,
    permissions: '0',
    managed: role.managed,
    mentionable: false,
    flags: 0,
  };
}

/** Returns a member with a summary for people. */
export function watchedMember(world: World, member: MemberRecord) {
  const names = new Map(world.store.all('community_role').map(({ id, name }) => [id, name]));
  return {
    id: member.id,
    username: member.username,
    ...presentMember(member),
    roleNames: member.roles.map((id) => names.get(id) ?? id),
    status: member.status,
  };
}
