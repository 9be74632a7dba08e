import { recordStaffAction } from '../../audit/record-audit.ts';
import { db } from '../../database/db.ts';
import { countRows } from '../../database/expressions.ts';
import type { ItemKey } from '../catalog-rows.ts';
import type { Editing } from '../../editing/edit-read-cache.ts';

type Fields = Record<string, unknown>;

/** `catalog.publish-…` before the provider is asked, the others once it has answered. */
export type PublishingStep =
  | 'publish-product'
  | 'product-published'
  | 'product-not-published'
  | 'publish-price'
  | 'price-published'
  | 'price-not-published';

export const subjectOf = ({ catalogId, itemId }: ItemKey) => `item ${catalogId}/${itemId}`;

/** Notes a step in a transaction of its own, so that it stays whatever becomes of the call. */
export async function recordStep(
  call: Editing,
  key: ItemKey,
  step: PublishingStep,
  after: Fields,
): Promise<void> {
  await call.em.fork().transactional(async (tx) => {
    const [action, subject] = [`catalog.${step}`, subjectOf(key)];
    recordStaffAction(tx, call, { action, subject, before: null, after });
  });
}

/** How often that came to nothing. */
export async function countFailures(
  { em }: Pick<Editing, 'em'>,
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
