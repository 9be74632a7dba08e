import { invalidInput } from '@spindle/sdk/contract/failure';
import { invalidEntries } from '@spindle/sdk/domain/inventory/adjust-stock';
import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adjustStock } from './adjust-stock.ts';
import { adminStock } from './admin-stock.ts';

export const stockLists = {
  listAdminStock: (call) => answerList(call, adminStock),
  getAdminStock: ({ em, params }) => answerRecord(em, params.id, adminStock),
  async adjustStock({ em, body, user, requestId, now }) {
    const invalid = invalidEntries(body.entries);
    if (invalid !== null) throw invalidInput(invalid);
    const actor = { id: user.id, email: user.email };
    return { results: await adjustStock(em, body, { actor, requestId, now }) };
  },
} satisfies Handlers<'listAdminStock' | 'getAdminStock' | 'adjustStock'>;
