import { createHash } from 'node:crypto';
import Router from '@koa/router';
import sharp from 'sharp';
import { html } from '@spindle/sdk/demo/html';
import { escapeHtml } from '@spindle/sdk/escape-html';
import type { World } from '../world.ts';
import { ensureGuild, GUILD_NAME, readGuild } from './guild.ts';

const SIZE = 128;

/** Members' pictures, and the page an invitation leads to. */
export function discordPictures(world: World): Router {
  const router = new Router({ prefix: '/discord' });
  const drawn = new Map<string, Promise<Buffer>>();
  const answer = (name: string, initial: string) => {
    const picture = drawn.get(name) ?? draw(name, initial);
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
      const member = world.store.get('community_member', id);
      if (!member && !path.includes('embed')) return ctx.throw(404, 'No such picture');
      ctx.type = 'png';
      ctx.set('Cache-Control', 'public, max-age=3600');
      ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
      ctx.body = await answer(id, (member?.globalName ?? member?.username ?? '?').slice(0, 1));
    });
  }
  router.get('/invite/:code', (ctx) => {
    if (!readGuild(world).invite) return ctx.throw(404, 'No such invitation');
    ctx.type = 'html';
    ctx.body = html`<!doctype html>
      <html lang="en">
        <title>${GUILD_NAME}</title>
        <h1>You are invited to join ${GUILD_NAME}</h1>
      </html>`.markup;
  });
  return router;
}

/** A letter on a colour of their own, the same each time. */
function draw(name: string, initial: string): Promise<Buffer> {
  const hue = createHash('sha256').update(name).digest().readUInt16BE(0) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <rect width="100%" height="100%" fill="hsl(${hue} 38% 42%)"/>
    <circle cx="64" cy="64" r="46" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="10" stroke-dasharray="10 8"/>
    <text x="64" y="83" font-family="sans-serif" font-size="54" font-weight="700" text-anchor="middle"
      fill="#fff">${escapeHtml(initial.toUpperCase())}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
