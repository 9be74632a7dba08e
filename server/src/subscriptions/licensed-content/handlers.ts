import type { Handlers } from '../../contract/handlers.ts';
import type { Preconditions } from '../../contract/preconditions.ts';
import { findItems } from '../../catalog/catalog-rows.ts';
import { answerList, answerRecord } from '../../http/resource-list.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { activateRelease } from './activate-release.ts';
import { adminReleases } from './admin-releases.ts';
import { openBuilderSubscription } from './open-builder-subscription.ts';
import { openSubscription } from './open-subscription.ts';
import { uploadRelease } from './upload-release.ts';
import { noSuch } from '@spindle/sdk/domain/records';

export const licensedContent = {
  openSubscription,
  openBuilderSubscription,
  uploadRelease,
  activateRelease,
  listAdminReleases: (call) => answerList(call, adminReleases),
  getAdminRelease: ({ em, params }) => answerRecord(em, params.id, adminReleases),
} satisfies Partial<Handlers>;

/** Checks that the item exists before the client sends its content. */
export const releaseTargets = {
  async uploadRelease({ em, params: { catalogId, catalogItemId: itemId } }) {
    const [item] = await findItems(em, [{ catalogId, itemId }]);
    if (item === undefined) throw notFound(noSuch('item'));
  },
} satisfies Preconditions;
