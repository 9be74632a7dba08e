import type { BulkAction, BulkActionName } from './action.ts';
import { labels } from './labels.ts';
import { pick } from './pick.ts';

/** All that can be done to many records; complete, or it does not compile. */
export const actions: Record<BulkActionName, BulkAction> = { labels, pick };
