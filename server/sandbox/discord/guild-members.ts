import type Router from '@koa/router';
import type { Context } from 'koa';
import type { World } from '../world.ts';
import { failures, respondWithError } from './discord-failure.ts';
import { BOT_POSITION, GUILD_ID, readGuild } from './guild.ts';
import { findMember, membersOf, setRole } from './members.ts';
import { presentMember } from './present-member.ts';

/** Serves the guild's members and their roles. */
export function guildMembers(router: Router, world: World): void {
  router.get('/guilds/:guild/members', (ctx) => {
    const { limit = '1', after = '0' } = ctx.query;
    ctx.body = membersOf(world)
      .toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1))
      .filter(({ id }) => BigInt(id) > BigInt(String(after)))
      .slice(0, Number(limit))
      .map(presentMember);
  });
  router.get('/guilds/:guild/members/:member', (ctx) => {
    const member = findMember(world, String(ctx.params.member));
    if (!member) return respondWithError(ctx, failures.unknownMember);
    ctx.body = presentMember(member);
  });
  const path = '/guilds/:guild/members/:member/roles/:role';
  router.put(path, (ctx) => changeRole(ctx, world, ctx.params, true));
  router.delete(path, (ctx) => changeRole(ctx, world, ctx.params, false));
}

function changeRole(
  ctx: Context,
  world: World,
  params: Record<string, string | undefined>,
  held: boolean,
): void {
  const role = world.store.get('community_role', String(params['role']));
  if (!role || role.id === GUILD_ID) return respondWithError(ctx, failures.unknownRole);
  const member = findMember(world, String(params['member']));
  if (!member) return respondWithError(ctx, failures.unknownMember);
  const tooHigh = role.managed || role.position >= BOT_POSITION;
  if (!readGuild(world).manageRoles || tooHigh)
    return respondWithError(ctx, failures.missingPermissions);
  setRole(world, member, role.id, held);
  ctx.status = 204;
}
