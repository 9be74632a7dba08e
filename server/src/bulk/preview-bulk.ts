import { presentPreview } from '@spindle/sdk/domain/bulk/verdicts';
import type { Services } from '../services.ts';
import type { Actor, BulkActionName } from './action.ts';
import { actions } from './actions.ts';

interface Preview {
  action: BulkActionName;
  ids: readonly string[];
  actor: Actor;
}

/** What would happen to each of the records; nothing does. */
export async function previewBulk(services: Services, { action, ids, actor }: Preview) {
  const { judge, price } = actions[action];
  const verdicts = await judge(services, ids, actor);
  return presentPreview(action, price ? await price(services, verdicts) : verdicts);
}
