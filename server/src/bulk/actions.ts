import type { BulkAction, BulkActionName } from './action.ts';
import { edit } from './edit.ts';
import { labels } from './labels.ts';
import { pick } from './pick.ts';
import { print } from './print.ts';
import { disable, enable, prices, publish } from './item-actions.ts';
import { tag } from './tag.ts';

/** All bulk actions. The compiler reports a missing action. */
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
