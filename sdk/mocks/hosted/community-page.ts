import { COMMUNITY_ID, COMMUNITY_NAME, communityMembers } from '../../demo/community.ts';
import { answerInteraction } from '../community/played-community.ts';
import { meldCommand, type Interaction } from '../../domain/community/interaction.ts';
import { make } from '../make-element.ts';
import { pageStore } from '../page-store.ts';
import { changeShop } from '../core/store.ts';

/** The chat community's page: one types the command there that links a shop account. */
const store = pageStore();

const member = make(
  'select',
  {},
  ...communityMembers.map(({ id, username }) => make('option', { value: id }, username)),
);
const answer = make('p', { role: 'status' });
const form = make(
  'form',
  { className: 'card' },
  make('label', {}, 'You are', member),
  make('p', {}, make('button', { type: 'submit' }, 'Type /meld')),
  answer,
);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void changeShop(store, (state) => {
    const now = new Date();
    return answerInteraction({ state, now, origin: window.location.origin }, typed(member.value));
  }).then((reply) => {
    if (reply.data) answer.replaceChildren(...withLink(reply.data.content));
  });
});

document
  .querySelector('main')
  ?.replaceChildren(
    make('p', {}, make('a', { href: '/home', className: 'back' }, '← Return to Spindle')),
    make('h1', {}, COMMUNITY_NAME),
    make('p', {}, 'A member types /meld and gets a link that only they see.'),
    form,
  );

/** The command as the community would send it. */
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

function withLink(text: string): (string | HTMLElement)[] {
  const address = /https?:\/\/\S+$/.exec(text)?.[0];
  if (address === undefined) return [text];
  return [text.slice(0, -address.length), make('a', { href: address }, address)];
}
