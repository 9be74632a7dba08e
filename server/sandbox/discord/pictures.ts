import Router from '@koa/router';
import sharp from 'sharp';
import { html } from '@spindle/sdk/demo/html';
import { memberPicture } from '@spindle/sdk/demo/member-picture';
import type { World } from '../world.ts';
import { ensureGuild, GUILD_NAME, readGuild } from './guild.ts';

/** Serves members' pictures, and the page an invitation leads to. */
export function discordPictures(world: World): Router {
  const router = new Router({ prefix: '/discord' });
  const drawn = new Map<string, Promise<Buffer>>();
  const answer = (name: string) => {
    const picture =
      drawn.get(name) ??
      sharp(Buffer.from(memberPicture(name)))
        .png()
        .toBuffer();
    drawn.set(name, picture);
    return picture;
  };
  const paths = [
    '/cdn/avatars/:id/:file',
    '/cdn/widget-avatars/:id.png',
    '/cdn/embed/avatars/:id.png',
  ];
  for (const path of paths) {
    router.get(path, async (ctx) => {
      ensureGuild(world);
      const id = String(ctx.params['id']);
      const known = world.store.get('community_member', id) !== undefined;
      if (!known && !path.includes('embed')) return ctx.throw(404, 'Picture not found');
      ctx.type = 'png';
      ctx.set('Cache-Control', 'public, max-age=3600');
      ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
      ctx.body = await answer(id);
    });
  }
  router.get('/invite/:code', (ctx) => {
    if (!readGuild(world).invite) return ctx.throw(404, 'Invitation not found');
    ctx.type = 'html';
    ctx.body = html`<!doctype html>
      <html lang="en">
        <title>${GUILD_NAME}</title>
        <h1>You are invited to join ${GUILD_NAME}</h1>
      </html>`.markup;
  });
  return router;
}
