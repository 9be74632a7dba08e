import Router from '@koa/router';
import { z } from 'zod';
import { faulty } from '../faulty.ts';
import { bodyOf } from '../json-body.ts';
import type { World } from '../world.ts';
import { errorOfStatus, failures, respondWithError } from './discord-failure.ts';
import { APPLICATION_ID, ensureGuild, GUILD_ID } from './guild.ts';
import { guildMembers } from './guild-members.ts';
import { newSnowflake } from './members.ts';
import { rateLimits } from './rate-limits.ts';
import { presentRole } from './present-member.ts';

const commandSchema = z.object({
  name: z.string().regex(/^[-_\p{Ll}\p{N}]{1,32}$/u),
  description: z.string().min(1).max(100),
  type: z.int().default(1),
});

/** Serves the community's API for any bot with a non-empty token. */
export function discordApi(world: World): Router {
  const router = new Router({ prefix: '/discord/api/v10' });
  router.use(async (ctx, next) => {
    ensureGuild(world);
    if (!/^Bot \S+$/.test(ctx.get('Authorization')))
      return respondWithError(ctx, failures.unauthorized);
    if (/\/guilds\/(\w+)/.exec(ctx.path)?.[1] !== GUILD_ID)
      return respondWithError(ctx, failures.unknownGuild);
    return next();
  });
  router.use(rateLimits());
  router.use(faulty(world, 'discord', errorOfStatus));
  router.get('/guilds/:guild/roles', (ctx) => {
    ctx.body = world.store.all('community_role').map(presentRole);
  });
  guildMembers(router, world);
  router.get('/applications/:application/guilds/:guild/commands', (ctx) => {
    ctx.body = world.store.all('community_command').map(presentCommand);
  });
  router.post('/applications/:application/guilds/:guild/commands', (ctx) => {
    if (ctx.params.application !== APPLICATION_ID)
      return respondWithError(ctx, failures.unknownApplication);
    const input = bodyOf(ctx, commandSchema);
    const known = world.store.all('community_command').find(({ name }) => name === input.name);
    const command = { id: newSnowflake(), created: world.clock.now(), ...known, ...input };
    world.store.put('community_command', command);
    ctx.status = known ? 200 : 201;
    ctx.body = presentCommand(command);
  });
  return router;
}

function presentCommand({ created: _created, ...command }: { created: number }) {
  return { ...command, application_id: APPLICATION_ID, guild_id: GUILD_ID, version: '1' };
}
