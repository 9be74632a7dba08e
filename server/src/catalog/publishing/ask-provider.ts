import type { ItemKey } from '../catalog-rows.ts';
import type { Editing } from '../../editing/edit-shop-window.ts';
import { refused, type Outcome } from '@spindle/sdk/domain/refusal';
import { noteStep } from './note-publishing.ts';
import { refusalOf } from './provider-refusal.ts';

/**
 * Publishes between two notes: what is about to be sent, and that it failed. Success is noted by
 * the work itself, in the transaction that keeps its outcome.
 * @throws Failure 503 where the provider does not answer
 */
export async function askProvider(
  editing: Editing,
  key: ItemKey,
  { what, sent }: { what: 'product' | 'price'; sent: Record<string, unknown> },
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  await noteStep(editing, key, `publish-${what}`, sent);
  const noteFailure = (reason: string) =>
    noteStep(editing, key, `${what}-not-published`, { reason });
  try {
    const outcome = await work();
    if (!outcome.done) await noteFailure(outcome.reason);
    return outcome;
  } catch (error) {
    await noteFailure(error instanceof Error ? error.message : String(error));
    editing.services.log.warn({ err: error, item: key }, `the ${what} was not published`);
    return refused(refusalOf(error));
  }
}
