import Router from '@koa/router';
import { z } from 'zod';
import { bodyOf } from '../json-body.ts';
import type { World } from '../world.ts';
import { changeGuild, ensureGuild, guildChangeSchema, readGuild } from './guild.ts';
import { memberChangeSchema, changeMember } from './change-member.ts';
import { join, membersOf } from './members.ts';
import { interactionSchema, sendInteraction } from './send-interaction.ts';
import { presentRole, watchedMember } from './present-member.ts';

const joinSchema = z.object({
  username: z.string().min(1).max(32),
  globalName: z.string().max(32).nullable().default(null),
  status: z.enum(['online', 'idle', 'dnd', 'offline']).default('online'),
});

/**
 * Serves the control calls: members and their roles, the commands they type, and moderators'
 * changes.
 */
export function discordControl(world: World): Router {
  const router = new Router({ prefix: '/discord/control' });
  router.use(async (_ctx, next) => {
    ensureGuild(world);
    await next();
  });
  router.get('/members', (ctx) => {
    ctx.body = membersOf(world).map((member) => watchedMember(world, member));
  });
  router.post('/members', (ctx) => {
    ctx.body = watchedMember(world, join(world, bodyOf(ctx, joinSchema)));
  });
  router.post('/members/:id', (ctx) => {
    const member = world.store.get('community_member', String(ctx.params['id']));
    if (!member) return ctx.throw(404, 'Member not found');
    const changed = changeMember(world, member, bodyOf(ctx, memberChangeSchema));
    if (!changed) return ctx.throw(400, 'Role not found');
    ctx.body = watchedMember(world, changed);
  });
  router.get('/roles', (ctx) => {
    ctx.body = world.store.all('community_role').map(presentRole);
  });
  router.get('/guild', (ctx) => {
    ctx.body = readGuild(world);
  });
  router.post('/guild', (ctx) => {
    ctx.body = changeGuild(world, bodyOf(ctx, guildChangeSchema));
  });
  router.post('/interactions', async (ctx) => {
    ctx.body = await sendInteraction(world, bodyOf(ctx, interactionSchema));
  });
  return router;
}
