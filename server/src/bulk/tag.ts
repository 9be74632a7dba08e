import { willHaveTags } from '@spindle/sdk/domain/bulk/tags';
import type { BulkInput } from '@spindle/sdk/domain/bulk/input';
import { noSuch } from '@spindle/sdk/domain/records';
import { changeTags } from '@spindle/sdk/domain/remarks/tags';
import { tagRecord } from '../remarks/tag-record.ts';
import { taggedCustomers, taggedOrders } from '../remarks/tagged-records.ts';
import type { BulkAction } from './action.ts';
import { uuidsAmong } from './order-ids.ts';

const recordsOf = ({ of }: BulkInput) => (of === 'customers' ? taggedCustomers : taggedOrders);

/** Puts tags on orders or customers, and takes others off. */
export const tag: BulkAction = {
  async judge({ orm }, ids, { input }) {
    const { noun, readAll } = recordsOf(input);
    const known = await readAll(orm.em.fork(), uuidsAmong(ids));
    return ids.map((id) => {
      const present = known.get(id.toLowerCase());
      const changed = present ? changeTags(present, input) : { refusal: noSuch(noun) };
      if ('refusal' in changed) return { id, refusal: changed.refusal, reason: '', cents: null };
      return { id, refusal: null, reason: willHaveTags(changed.tags), cents: null };
    });
  },
  async perform(services, { recordId, actor, requestId, input }) {
    const call = { em: services.orm.em.fork(), user: actor, requestId, now: services.now() };
    const { outcome } = await tagRecord(call, recordsOf(input), recordId, input);
    return { outcome, cents: null };
  },
};
