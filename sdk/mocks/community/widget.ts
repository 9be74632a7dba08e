import { COMMUNITY_ID, COMMUNITY_NAME, communityMembers } from '../../demo/community.ts';
import { pictureOf } from '../../domain/community/interaction.ts';
import { PICTURES } from './answer-interaction.ts';

export const WIDGET_PATH = '/mock/community/widget.json';

/** What the played community shows of itself to anybody's page. */
export function communityWidget(origin: string) {
  const present = communityMembers.filter(({ status }) => status !== 'offline');
  return {
    id: COMMUNITY_ID,
    name: COMMUNITY_NAME,
    instant_invite: `${origin}/mock/community`,
    channels: [],
    // Those who look at a page are told nobody's true id.
    members: present.map(({ id, avatar, username, globalName, status }, at) => ({
      id: String(at),
      username: globalName ?? username,
      discriminator: '0000',
      avatar: null,
      status,
      avatar_url: origin + pictureOf(PICTURES, { id, avatar }),
    })),
    presence_count: present.length,
  };
}
