import { presentPreview } from '@spindle/sdk/domain/bulk/verdicts';
import type { Services } from '../services.ts';
import type { BulkActionName, Judging } from './action.ts';
import { actions } from './actions.ts';

interface Preview extends Judging {
  action: BulkActionName;
  ids: readonly string[];
}

/** Returns what would happen to each record, without changing anything. */
export async function previewBulk(services: Services, { action, ids, ...judging }: Preview) {
  const { judge, price } = actions[action];
  const verdicts = await judge(services, ids, judging);
  return presentPreview(action, price ? await price(services, verdicts) : verdicts);
}
