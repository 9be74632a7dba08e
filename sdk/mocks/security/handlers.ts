import type { components } from '../../src/schema.d.ts';
import { textsOf } from '../../contract/filter-values.ts';
import { fullNameOf } from '../identity/people.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { oneOf } from '../core/list-filters.ts';
import type { ShopState } from '../state.ts';

export const security = {
  listAdminSecurityEvents: (call) => answerList(call, adminSecurityEvents(call.state)),
  getAdminSecurityEvent: ({ params, state }) => answerRecord(params.id, adminSecurityEvents(state)),
} satisfies Partial<MockHandlers>;

type Wire = components['schemas']['SecurityEvent'];

function adminSecurityEvents(state: ShopState): MockList<Wire> {
  const emails = new Map(state.people.map(({ userId, email }) => [userId, email]));
  return {
    resource: 'securityEvents',
    records: (state.securityEvents ?? []).map((event) => ({
      ...event,
      userEmail: emails.get(event.userId ?? '') ?? null,
      userName: fullNameOf(state, event.userId),
    })),
    filters: {
      ids: ['id', 'userId'],
      texts: ['type', 'reason'],
      emails: ['userEmail'],
      times: ['dateCreated'],
      others: {
        address: oneOf(({ address }) => address, textsOf),
      },
    },
  };
}
