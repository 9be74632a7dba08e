import type Router from '@koa/router';
import { z } from 'zod';
import { changeGuild } from '../discord/guild.ts';
import { saveMeldLink } from '../discord/last-meld-link.ts';
import { findMember, leave } from '../discord/members.ts';
import { interactionSchema, sendInteraction } from '../discord/send-interaction.ts';
import { bodyOf } from '../json-body.ts';
import type { World } from '../world.ts';

const choice = z.enum(['true', 'false']).transform((value) => value === 'true');
const guildForm = z.object({ manageRoles: choice, widget: choice, invite: choice });

/** Handles the buttons of the community section. */
export function communityActions(router: Router, world: World): void {
  router.post('/community/:id', async (ctx) => {
    const { act } = bodyOf(ctx, z.object({ act: z.enum(['meld', 'leave']) }));
    const member = findMember(world, String(ctx.params['id']));
    if (!member) return;
    if (act === 'leave') return void leave(world, member);
    const reply = await sendInteraction(world, interactionSchema.parse({ discordId: member.id }));
    const content = reply.content ?? `The shop's response: ${reply.status ?? 'none'}.`;
    saveMeldLink(world, { username: member.username, content, link: reply.link });
  });
  router.post('/community-guild', (ctx) => {
    changeGuild(world, bodyOf(ctx, guildForm));
  });
}
