import type { components } from '../../src/schema.d.ts';
import { textsOf } from '../../contract/filter-values.ts';
import { fullName } from '../../domain/identity/full-name.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import type { ShopState } from '../state.ts';

export const security = {
  listAdminSecurityEvents: (call) => answerList(call, adminSecurityEvents(call.state)),
  getAdminSecurityEvent: ({ params, state }) => answerRecord(params.id, adminSecurityEvents(state)),
} satisfies Partial<MockHandlers>;

type Wire = components['schemas']['SecurityEvent'];

function adminSecurityEvents({ securityEvents = [], people }: ShopState): MockList<Wire> {
  return {
    resource: 'securityEvents',
    records: securityEvents.map((event) => {
      const person = people.find(({ userId }) => userId === event.userId);
      const userName = person ? fullName(person) : null;
      return { ...event, userEmail: person?.email ?? null, userName };
    }),
    filters: {
      ids: ['id', 'userId'],
      texts: ['type', 'reason'],
      emails: ['userEmail'],
      times: ['dateCreated'],
      others: {
        address(value) {
          if (value === null) return ({ address }) => address === null;
          const addresses = textsOf(value);
          return addresses && (({ address }) => address !== null && addresses.includes(address));
        },
      },
    },
  };
}
