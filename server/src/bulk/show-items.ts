import { isShown, willBeShown } from '@spindle/sdk/domain/bulk/item-flags';
import { showItem } from '../catalog/show-item.ts';
import { itemAction } from './item-actions.ts';

const show = (action: 'enable' | 'disable') =>
  itemAction(action, {
    judge: (item) => ({ refusal: null, reason: willBeShown(action, item) }),
    async perform(editing, key, { version }) {
      const enabled = action === 'enable';
      return { ...(await showItem(editing, key, { enabled, version })), reason: isShown(action) };
    },
  });

export const enable = show('enable');
export const disable = show('disable');
