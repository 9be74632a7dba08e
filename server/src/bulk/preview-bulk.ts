import { presentPreview } from '@spindle/sdk/domain/bulk/verdicts';
import type { Services } from '../services.ts';
import type { BulkActionName, CheckInput } from './action.ts';
import { actions } from './actions.ts';

interface Preview extends CheckInput {
  action: BulkActionName;
  ids: readonly string[];
}

/** Returns what would happen to each record, without changing anything. */
export async function previewBulk(services: Services, { action, ids, ...input }: Preview) {
  const { check, price } = actions[action];
  const verdicts = await check(services, ids, input);
  return presentPreview(action, price ? await price(services, verdicts) : verdicts);
}
