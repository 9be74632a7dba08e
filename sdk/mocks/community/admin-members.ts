import type { MockList } from '../core/answer-list.ts';
import { oneOfIds, oneOfTexts, textAnywhere } from '../core/list-filters.ts';
import type { ShopState } from '../state.ts';
import { withRoles } from './member-roles.ts';

type Member = ShopState['members'][number];

const holdsProblem = textAnywhere(({ problem }: Member) => [problem], 'problem');

/** Everybody who has linked a community account, and the roles that go with what is open to them. */
export const adminMembers = (state: ShopState, now: Date): MockList<Member> => ({
  resource: 'members',
  records: state.members.map((member) => withRoles(state, member, now)),
  sortable: ['dateCreated', 'dateChecked', 'discordUsername', 'id'],
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  sortBy: { discordUsername: ({ discordUsername }) => [discordUsername.toLowerCase()] },
  filters: {
    id: oneOfIds('id', ({ id }) => id),
    userId: oneOfIds('userId', ({ userId }) => userId),
    email: textAnywhere(({ email }) => [email], 'email'),
    discordUsername: textAnywhere(({ discordUsername }) => [discordUsername], 'discordUsername'),
    discordId: oneOfTexts('discordId', ({ discordId }) => discordId),
    problem: (value) =>
      typeof value === 'boolean'
        ? ({ problem }) => (problem !== null) === value
        : holdsProblem(value),
  },
});
