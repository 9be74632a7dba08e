import { notFound } from '@spindle/sdk/contract/failure';
import { partsListPath } from '@spindle/sdk/domain/partslist/parts-list';
import { noSuch } from '@spindle/sdk/domain/records';
import type { Handlers } from '../contract/handlers.ts';
import { savePartsList } from './save-parts-list.ts';
import { openPartsList } from './open-parts-list.ts';
import { visibleItems } from './visible-item.ts';

export const partslist = {
  async createPartsList({ em, now, body, services }) {
    const itemOf = await visibleItems(services.snapshot, body.items);
    const id = await savePartsList({ em, now, itemOf }, body);
    return { id, url: services.config.publicUrl + partsListPath(id) };
  },

  async getPartsList(call) {
    const list = await openPartsList(call, call.params.id);
    if (list === null) throw notFound(noSuch('parts list'));
    return list;
  },
} satisfies Handlers<'createPartsList' | 'getPartsList'>;
