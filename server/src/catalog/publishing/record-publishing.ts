import { recordStaffAction } from '../../audit/record-audit.ts';
import { db } from '../../database/db.ts';
import { countRows } from '../../database/expressions.ts';
import type { ItemKey } from '../catalog-rows.ts';
import type { EditContext } from '../../editing/edit-read-cache.ts';

type Fields = Record<string, unknown>;

/**
 * `publish-…` is recorded before calling the provider, the other actions after it has responded.
 */
export type PublishingStep =
  | 'publish-product'
  | 'product-published'
  | 'product-not-published'
  | 'publish-price'
  | 'price-published'
  | 'price-not-published';

export const subjectOf = ({ catalogId, itemId }: ItemKey) => `item ${catalogId}/${itemId}`;

/**
 * Records a step in its own transaction so that the entry is kept even if the provider call fails.
 */
export async function recordStep(
  call: EditContext,
  key: ItemKey,
  step: PublishingStep,
  after: Fields,
): Promise<void> {
  await call.em.fork().transactional(async (tx) => {
    const [action, subject] = [`catalog.${step}`, subjectOf(key)];
    recordStaffAction(tx, call, { action, subject, before: null, after });
  });
}

/** Counts how often the step was recorded. */
export async function countFailures(
  { em }: Pick<EditContext, 'em'>,
  key: ItemKey,
  step: 'price-not-published',
): Promise<number> {
  const { failures } = await db(em.fork())
    .selectFrom('audit_entries')
    .select(countRows().as('failures'))
    .where('subject', '=', subjectOf(key))
    .where('action', '=', `catalog.${step}`)
    .executeTakeFirstOrThrow();
  return failures;
}
