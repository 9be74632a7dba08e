import type { components } from '@spindle/sdk/schema';
import { findItems } from '../../catalog/catalog-rows.ts';
import type { Call } from '../../contract/handlers.ts';
import { badRequest } from '@spindle/sdk/contract/failure';
import { invalidateCdnCopies } from './invalidate-cdn-copies.ts';
import { presentRelease } from './release-row.ts';
import { importRelease } from './import-release.ts';
import { presentRejection, type Rejection } from '@spindle/sdk/domain/rejection';
import { noLicensedContent, releaseOpen } from '@spindle/sdk/domain/subscriptions/licenses';

/** Accepts a zip from staff as the item's next release. */
export async function uploadRelease(
  call: Pick<
    Call<'uploadRelease'>,
    'em' | 'services' | 'user' | 'now' | 'requestId' | 'files' | 'params'
  >,
): Promise<components['schemas']['ReleaseReply']> {
  const { em, services, user, now, requestId, params } = call;
  const { content } = call.files;
  if (content === undefined) {
    const message = 'is missing. Choose a zip file.';
    throw badRequest(`content ${message}`, [{ path: 'content', message }]);
  }
  const item = { catalogId: params.catalogId, itemId: params.catalogItemId };
  // Check the version before unpacking, and again once the item is locked.
  const [found] = await findItems(em, [item]);
  if (found?.subscription === false) return untaken(noLicensedContent);
  const { storage } = services;
  const actor = { id: user.id, email: user.email };
  const taken = await importRelease({ em, storage, now, actor, requestId }, item, content);
  if ('rejection' in taken) return untaken(taken.rejection);
  const { release, leftOut } = taken;
  const Reason =
    releaseOpen(release.number, leftOut) + (await invalidateCdnCopies(services, item, requestId));
  return { Status: 'SUCCESS', Reason, Release: presentRelease(release) };
}

const untaken = (rejection: Rejection) => ({ ...presentRejection(rejection), Release: null });
