import type { MockList } from '../core/answer-list.ts';
import { flag, textAnywhere } from '../core/list-filters.ts';
import type { ShopState } from '../state.ts';
import { withRoles } from './member-roles.ts';

type Member = ShopState['members'][number];

const hasProblem = flag(({ problem }: Member) => problem !== null);
const holdsText = textAnywhere(({ problem }: Member) => [problem]);

/** Everybody who has linked a community account, and the roles that go with what is open to them. */
export const adminMembers = (state: ShopState, now: Date): MockList<Member> => ({
  resource: 'members',
  records: state.members.map((member) => withRoles(state, member, now)),
  sortable: ['dateChecked', 'discordUsername'],
  sortBy: { discordUsername: ({ discordUsername }) => [discordUsername.toLowerCase()] },
  filters: {
    ids: ['id', 'userId'],
    texts: ['discordId'],
    others: {
      email: textAnywhere(({ email }) => [email]),
      discordUsername: textAnywhere(({ discordUsername }) => [discordUsername]),
      problem: (value) => (typeof value === 'boolean' ? hasProblem(value) : holdsText(value)),
    },
  },
});
