import type { BulkAction, BulkActionName } from './action.ts';
import { edit } from './edit.ts';
import { labels } from './labels.ts';
import { pick } from './pick.ts';
import { print } from './print.ts';
import { disable, enable, prices, publish } from './item-actions.ts';
import { tag } from './tag.ts';

/** All that can be done to many records; complete, or it does not compile. */
export const actions: Record<BulkActionName, BulkAction> = {
  labels,
  pick,
  print,
  enable,
  disable,
  publish,
  prices,
  tag,
  edit,
};
