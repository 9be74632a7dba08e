import { checkTags } from '@spindle/sdk/domain/bulk/tags';
import type { BulkInput } from '@spindle/sdk/domain/bulk/input';
import { noSuch } from '@spindle/sdk/domain/records';
import { tagRecord } from '../remarks/tag-record.ts';
import { taggedCustomers, taggedOrders } from '../remarks/tagged-records.ts';
import type { BulkAction } from './action.ts';
import { uuidsAmong } from './order-ids.ts';
import { readDone } from './read-done.ts';

const recordsOf = ({ of }: BulkInput) => (of === 'customers' ? taggedCustomers : taggedOrders);

/** Adds and removes tags of orders or customers, or undoes that. */
export const tag: BulkAction = {
  async check({ orm }, ids, { input }) {
    const em = orm.em.fork();
    const { noun, readAll } = recordsOf(input);
    const known = await readAll(em, uuidsAmong(ids));
    const done = await readDone(em, { action: 'tag', undo: input.undo, ids });
    return ids.map((id) => {
      const present = known.get(id.toLowerCase());
      if (!present) return { id, rejection: noSuch(noun), reason: '', cents: null };
      return { id, ...checkTags(present, input, done?.get(id)), cents: null };
    });
  },
  async perform(services, { recordId, actor, requestId, input, tags }) {
    const call = { em: services.orm.em.fork(), user: actor, requestId, now: services.now() };
    const change = input.undo === undefined ? input : (tags ?? {});
    const { outcome } = await tagRecord(call, recordsOf(input), recordId, change);
    return { outcome, cents: null };
  },
};
