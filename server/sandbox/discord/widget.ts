import Router from '@koa/router';
import { communityWidget } from '@spindle/sdk/demo/community';
import { faulty } from '../faulty.ts';
import type { World } from '../world.ts';
import { errorOfStatus, failures, respondWithError } from './discord-failure.ts';
import { ensureGuild, GUILD_ID, readGuild } from './guild.ts';
import { membersOf } from './members.ts';

/** Serves the guild's public widget. */
export function discordWidget(world: World): Router {
  const router = new Router({ prefix: '/discord/api' });
  router.use(async (ctx, next) => {
    ctx.set('Access-Control-Allow-Origin', '*');
    ensureGuild(world);
    await next();
  });
  router.get('/guilds/:guild/widget.json', faulty(world, 'discord', errorOfStatus), (ctx) => {
    const { widget, invite } = readGuild(world);
    if (ctx.params['guild'] !== GUILD_ID) return respondWithError(ctx, failures.unknownGuild);
    if (!widget) return respondWithError(ctx, failures.widgetDisabled);
    ctx.body = communityWidget(membersOf(world), {
      invite: invite ? `${world.baseUrl()}/discord/invite/makers` : null,
      pictureOf: ({ id }) => `${world.baseUrl()}/discord/cdn/widget-avatars/${id}.png`,
    });
  });
  return router;
}
