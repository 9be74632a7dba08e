import { find } from '../core/find.ts';
import { unfitFields } from '../../contract/field-errors.ts';
import {
  keptTitle,
  partsListPath,
  presentPartsList,
  unfitLines,
} from '../../domain/partslist/parts-list.ts';
import { findShownItem } from '../catalog/shop-window.ts';
import type { MockHandlers } from '../core/call.ts';

export const partslist = {
  createPartsList(call) {
    const { body, state, now, newId, origin } = call;
    const unfit = unfitLines(body.items, (entry) => findShownItem(call, entry) !== null);
    if (unfit.length > 0) throw unfitFields(unfit);
    const id = newId().replaceAll('-', '');
    const dateCreated = now.toISOString();
    state.partsLists.push({ id, title: keptTitle(body.title), items: body.items, dateCreated });
    return { id, url: origin + partsListPath(id) };
  },

  getPartsList(call) {
    const list = find(call.state.partsLists, ({ id }) => id === call.params.id, 'parts list');
    return presentPartsList(
      { ...list, createdAt: new Date(list.dateCreated) },
      { origin: call.origin, itemOf: (entry) => findShownItem(call, entry) },
    );
  },
} satisfies Partial<MockHandlers>;
