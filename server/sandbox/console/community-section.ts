import { ensureGuild, GUILD_NAME, readGuild } from '../discord/guild.ts';
import { membersOf } from '../discord/members.ts';
import { watchedMember } from '../discord/present-member.ts';
import { html, type Html } from '@spindle/sdk/demo/html';
import { lastMeldLink } from '../discord/last-meld-link.ts';
import type { World } from '../world.ts';

/** Renders the chat community: its members, their roles, and a form to type commands. */
export function communitySection(world: World): Html {
  ensureGuild(world);
  const members = membersOf(world).map((member) => watchedMember(world, member));
  const { manageRoles, widget, invite } = readGuild(world);
  const last = lastMeldLink(world);
  return html`<section id="community" aria-labelledby="community-title">
    <h2 id="community-title">Community: ${GUILD_NAME}</h2>
    ${
      last === null
        ? html`<p class="soft">
            “/meld” sends the command as that member. The shop's response appears here.
          </p>`
        : html`<p role="status">Only ${last.username} sees: ${last.content}</p>
            ${last.link === null ? null : html`<p><a href="${last.link}">Open the link</a></p>`}`
    }
    <ul class="list">
      ${members.map(
        ({ id, username, user, roleNames }) =>
          html`<li>
            <div>
              <strong>${username}</strong>
              ${roleNames.map((name) => html`<span class="tag good">${name}</span> `)}
              <small>${user.global_name ?? ''} <code>${id}</code></small>
            </div>
            <form method="post" action="/console/community/${id}" class="acts">
              <button name="act" value="meld" aria-label="/meld as ${username}">/meld</button>
              <button name="act" value="leave" class="danger" aria-label="${username} leaves">
                Leaves
              </button>
            </form>
          </li>`,
      )}
    </ul>
    <form method="post" action="/console/community-guild" class="acts">
      ${choice('manageRoles', manageRoles, 'Shop can manage roles', "Shop can't manage roles")}
      ${choice('widget', widget, 'Widget on', 'Widget off')}
      ${choice('invite', invite, 'With invitation', 'No invitation')}
      <button>Change</button>
    </form>
  </section>`;
}

function choice(name: string, selected: boolean, yes: string, no: string): Html {
  return html`<select name="${name}" aria-label="${yes}?">
    <option value="true" ${selected ? html`selected` : null}>${yes}</option>
    <option value="false" ${selected ? null : html`selected`}>${no}</option>
  </select>`;
}
