import type { ItemKey } from '../catalog-rows.ts';
import type { EditContext } from '../../editing/edit-read-cache.ts';
import { rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { recordStep } from './record-publishing.ts';
import { rejectionOf } from './provider-rejection.ts';

/**
 * Publishes to the provider with audit entries: one for the request and one if it fails. `work`
 * records success in the transaction that stores its result.
 * @throws Failure 503 if the provider doesn't respond
 */
export async function publishAtProvider(
  editing: EditContext,
  key: ItemKey,
  { what, sent }: { what: 'product' | 'price'; sent: Record<string, unknown> },
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  await recordStep(editing, key, `publish-${what}`, sent);
  const recordFailure = (reason: string) =>
    recordStep(editing, key, `${what}-not-published`, { reason });
  try {
    const outcome = await work();
    if (!outcome.done) await recordFailure(outcome.reason);
    return outcome;
  } catch (error) {
    await recordFailure(error instanceof Error ? error.message : String(error));
    editing.services.log.warn({ err: error, item: key }, `the ${what} couldn't be published`);
    return rejectWith(rejectionOf(error));
  }
}
