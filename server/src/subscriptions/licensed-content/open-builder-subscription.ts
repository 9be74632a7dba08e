import type { components } from '@spindle/sdk/schema';
import type { Call } from '../../contract/handlers.ts';
import { licensedContentUrl } from './license-token.ts';
import { readOpenable } from './openable.ts';
import { nothingUploaded } from '@spindle/sdk/domain/subscriptions/licenses';
import { presentRejection } from '@spindle/sdk/domain/rejection';

type OpenCall = Pick<
  Call<'openBuilderSubscription'>,
  'em' | 'services' | 'user' | 'now' | 'params'
>;

/** Returns the URL where staff read the content, or a `Status` if there is none. */
export async function openBuilderSubscription({
  em,
  services,
  user,
  now,
  params,
}: OpenCall): Promise<components['schemas']['BuilderLicence']> {
  const item = { catalogId: params.catalogId, itemId: params.catalogItemId };
  const { releaseId } = await readOpenable(em, item);
  if (releaseId === null) {
    return presentRejection(nothingUploaded);
  }
  const license = { ...item, releaseId, userId: user.id, staff: true };
  return { Url: licensedContentUrl(services.config, license, now) };
}
