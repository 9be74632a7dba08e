import { COMMUNITY_ID, COMMUNITY_NAME, communityMembers } from '../../demo/community.ts';
import { html } from '../../demo/html.ts';
import { meldCommand, type Interaction } from '../../domain/community/interaction.ts';
import { answerInteraction } from '../../mocks/community/mock-community.ts';
import { happen, onSubmit, showPage } from './show-page.ts';

/** The chat community's page, on which a member types the command that links a shop account. */
showPage(
  html`<main class="portal">
    <p><a class="back" href="/home">← Return to Spindle</a></p>
    <h1>${COMMUNITY_NAME}</h1>
    <p>A member types /meld and gets a link only they can see.</p>
    <form class="card">
      <div class="field">
        <label for="member">You are</label>
        <select id="member" name="member">
          ${communityMembers.map(
            ({ id, username }) => html`<option value="${id}">${username}</option>`,
          )}
        </select>
      </div>
      <button class="button" type="submit">Type /meld</button>
      <p role="status"></p>
    </form>
  </main>`,
);

onSubmit((_, fieldOf) => {
  const { origin } = window.location;
  const interaction = typed(fieldOf('member'));
  void happen((scene) => answerInteraction({ ...scene, origin }, interaction)).then(({ data }) => {
    const [, text = '', address] = /^(.*?)(https?:\/\/\S+)?$/s.exec(data?.content ?? '') ?? [];
    const link = address && html`<a href="${address}">${address}</a>`;
    const { markup } = html`${text}${link || null}`;
    document
      .querySelector('[role=status]')
      ?.replaceChildren(document.createRange().createContextualFragment(markup));
  });
});

/** Builds the command as the community sends it. */
function typed(memberId: string): Interaction & { id: string } {
  const user = communityMembers.find(({ id }) => id === memberId);
  return {
    id: crypto.randomUUID(),
    type: 2,
    guild_id: COMMUNITY_ID,
    data: { name: meldCommand },
    member: user && { user },
  };
}
