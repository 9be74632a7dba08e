import { notFound } from '../../../contract/failure.ts';
import type { components } from '../../../src/schema.d.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { keyTextOf } from '../../catalog/find-record.ts';
import type { MockCall } from '../../core/call.ts';
import { openRelease } from './open-release.ts';
import { noSuchRelease } from '../../../domain/subscriptions/licences.ts';

/** Rolls an item's content back to a release, or forward. */
export function activateRelease(
  call: MockCall<'activateRelease'>,
): components['schemas']['ReleaseReply'] {
  const { state, params, now } = call;
  const release = state.releases.find(({ id }) => id === params.id);
  if (release === undefined) {
    throw notFound(noSuchRelease);
  }
  const open = `Release ${release.number} is open to subscribers`;
  if (release.active) return { Status: 'SUCCESS', Reason: `${open} already.`, Release: release };
  const before = openRelease(state, release, now);
  recordAudit(call, {
    action: 'subscriptions.activate-release',
    subject: `item ${keyTextOf(release)}`,
    before: { release: before },
    after: { release: release.number },
  });
  return { Status: 'SUCCESS', Reason: `${open}.`, Release: release };
}
