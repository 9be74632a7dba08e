import Router from '@koa/router';
import { faulty } from '../faulty.ts';
import type { World } from '../world.ts';
import { errorOfStatus, failures, refuse } from './discord-failure.ts';
import { ensureGuild, GUILD_ID, GUILD_NAME, readGuild } from './guild.ts';
import { membersOf } from './members.ts';

/** What the guild shows of itself to anybody's page. */
export function discordWidget(world: World): Router {
  const router = new Router({ prefix: '/discord/api' });
  router.use(async (ctx, next) => {
    ctx.set('Access-Control-Allow-Origin', '*');
    ensureGuild(world);
    await next();
  });
  router.get('/guilds/:guild/widget.json', faulty(world, 'discord', errorOfStatus), (ctx) => {
    const { widget, invite } = readGuild(world);
    if (ctx.params['guild'] !== GUILD_ID) return refuse(ctx, failures.unknownGuild);
    if (!widget) return refuse(ctx, failures.widgetDisabled);
    const present = membersOf(world).filter(({ status }) => status !== 'offline');
    ctx.body = {
      id: GUILD_ID,
      name: GUILD_NAME,
      instant_invite: invite ? `${world.baseUrl()}/discord/invite/makers` : null,
      channels: [],
      // Those who look at a page are told nobody's true id.
      members: present.map(({ id, globalName, username, status }, at) => ({
        id: String(at),
        username: globalName ?? username,
        discriminator: '0000',
        avatar: null,
        status,
        avatar_url: `${world.baseUrl()}/discord/cdn/widget-avatars/${id}.png`,
      })),
      presence_count: present.length,
    };
  });
  return router;
}
