import type { components } from '../../../src/schema.d.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findItem, isOf, keyTextOf } from '../../catalog/find-record.ts';
import type { MockCall } from '../../core/call.ts';
import { sentFile } from '../../media/sent-file.ts';
import { chooseFiles } from '../../../domain/licensed-content/choose-files.ts';
import { UnfitZip } from '../../../domain/licensed-content/unfit-zip.ts';
import { openRelease } from './open-release.ts';
import { readDirectory } from './zip-directory.ts';
import { noLicensedContent, unfitZip } from '../../../domain/subscriptions/licences.ts';
import { presentRefusal, type Refusal } from '../../../domain/refusal.ts';

type Reply = components['schemas']['ReleaseReply'];

/** Takes a zip that staff send as the item's next release. */
export function uploadRelease(call: MockCall<'uploadRelease'>): Reply {
  const item = findItem(call.state, call.params);
  const content = sentFile(call, 'content');
  if (!item.subscription) return untaken(noLicensedContent);
  try {
    return take(call, content.name, content.bytes);
  } catch (error) {
    if (error instanceof UnfitZip) return untaken(unfitZip(error.message));
    throw error;
  }
}

function take(call: MockCall<'uploadRelease'>, sentName: string, zip: Uint8Array): Reply {
  const { files: chosen, leftOut } = chooseFiles(readDirectory(zip));
  const files = chosen.length;
  const bytes = chosen.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  const { state, user, params, now, newId } = call;
  const { catalogId, catalogItemId } = params;
  const numbers = state.releases.filter((one) => isOf(one, params)).map(({ number }) => number);
  const name = sentName.slice(0, 255);
  const release = {
    id: newId(),
    catalogId,
    catalogItemId,
    number: Math.max(0, ...numbers) + 1,
    name,
    active: false,
    files,
    bytes,
    uploadedBy: user.email,
    dateCreated: now.toISOString(),
    dateActivated: null,
  };
  state.releases.push(release);
  const before = openRelease(state, release, now);
  recordAudit(call, {
    action: 'subscriptions.upload-release',
    subject: `item ${keyTextOf(params)}`,
    before: { release: before },
    after: { release: release.number, name, files, bytes },
  });
  const hidden = leftOut === 0 ? '' : ` Hidden files left out: ${leftOut}.`;
  const Reason = `Release ${release.number} is open to subscribers.${hidden}`;
  return { Status: 'SUCCESS', Reason, Release: release };
}

const untaken = (refusal: Refusal): Reply => ({ ...presentRefusal(refusal), Release: null });
