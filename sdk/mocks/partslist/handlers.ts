import type { components } from '../../src/schema.d.ts';
import { getOr404 } from '../core/find.ts';
import { invalidFields } from '../../contract/field-errors.ts';
import {
  savedTitle,
  partsListPath,
  presentPartsList,
  invalidLines,
} from '../../domain/partslist/parts-list.ts';
import { findVisibleItem } from '../catalog/read-cache.ts';
import type { MockHandlers } from '../core/call.ts';

export const partslist = {
  createPartsList(call) {
    const { body, state, now, newId, origin } = call;
    const invalid = invalidLines(body.items, (entry) => findVisibleItem(call, entry) !== null);
    if (invalid.length > 0) throw invalidFields(invalid);
    const id = newId().replaceAll('-', '');
    const dateCreated = now.toISOString();
    state.partsLists.push({ id, title: savedTitle(body.title), items: body.items, dateCreated });
    return { id, url: origin + partsListPath(id) };
  },

  getPartsList(call) {
    const list = getOr404(call.state.partsLists, ({ id }) => id === call.params.id, 'parts list');
    return presentPartsList(
      { ...list, createdAt: new Date(list.dateCreated) },
      { origin: call.origin, itemOf: (entry) => findVisibleItem(call, entry) },
    );
  },
} satisfies Partial<MockHandlers>;

/** A shared parts list. Lists are never deleted here, because no mock shop lasts a year. */
export interface PartsList {
  id: string;
  title: string | null;
  items: components['schemas']['PartsListEntry'][];
  dateCreated: string;
}
