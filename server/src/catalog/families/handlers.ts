import { familySaved } from '@spindle/sdk/domain/catalog/families';
import { presentDone, presentOutcome, presentRejection } from '@spindle/sdk/domain/rejection';
import type { Handlers } from '../../contract/handlers.ts';
import { readRecord } from '../../editing/find-record.ts';
import { catalogs } from '../catalogs.ts';
import { itemKey } from '../item-keys.ts';
import { readFamilies } from './read-families.ts';
import { addOptions, createFamily, deleteFamily, updateFamily } from './save-family.ts';

export const families = {
  async listFamilies({ em, params, now }) {
    const found = await readFamilies(em, params.catalogId, now);
    if (found.length === 0) await readRecord(em, catalogs, params.catalogId, now);
    return { families: found };
  },

  async createFamily(call) {
    return { familyId: await createFamily(call, call.params.catalogId, call.body) };
  },

  addItemOptions: (call) => addOptions(call, itemKey(call.params), call.body),

  async updateFamily(call) {
    const { rejection, record: Family } = await updateFamily(call, call.params, call.body);
    const reply = rejection === null ? presentDone(familySaved) : presentRejection(rejection);
    return { ...reply, Family };
  },

  async deleteFamily(call) {
    return presentOutcome(await deleteFamily(call, call.params));
  },
} satisfies Handlers<
  'listFamilies' | 'addItemOptions' | 'createFamily' | 'updateFamily' | 'deleteFamily'
>;
