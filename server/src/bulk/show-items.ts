import { isShown, willBeShown } from '@spindle/sdk/domain/bulk/item-flags';
import { done } from '@spindle/sdk/domain/refusal';
import { showItem } from '../catalog/show-item.ts';
import { itemAction } from './item-actions.ts';

const show = (action: 'enable' | 'disable') =>
  itemAction({
    judge: (item) => ({ refusal: null, reason: willBeShown(action, item) }),
    async perform(editing, key) {
      await showItem(editing, key, action === 'enable');
      return done(isShown(action));
    },
  });

export const enable = show('enable');
export const disable = show('disable');
