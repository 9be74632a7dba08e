import { answerList, answerRecord, type MockList } from '../../core/answer-list.ts';
import { getOr404 } from '../../core/find.ts';
import type { MockHandlers, MockCall } from '../../core/call.ts';
import { openBuilderLicense, openLicense } from './open-license.ts';
import type { components } from '../../../src/schema.d.ts';
import { recordAudit, type StaffCall } from '../../audit/record-audit.ts';
import { findItem, isOf } from '../../catalog/find-record.ts';
import {
  noSuchRelease,
  noLicensedContent,
  releaseAudit,
  releaseOpen,
  presentActivation,
  invalidZip,
} from '../../../domain/subscriptions/licenses.ts';
import type { ShopState } from '../../state.ts';
import { receivedFile } from '../../media/store-file.ts';
import { chooseFiles } from '../../../domain/licensed-content/choose-files.ts';
import { InvalidZip } from '../../../domain/licensed-content/invalid-zip.ts';
import { readDirectory } from '../../../domain/licensed-content/zip-directory.ts';
import { presentDone, presentRejection, type Rejection } from '../../../domain/rejection.ts';

export const licensedContent = {
  openSubscription: openLicense,
  openBuilderSubscription: openBuilderLicense,
  listAdminReleases: (call) => answerList(call, adminReleases(call.state)),
  getAdminRelease: ({ params, state }) => answerRecord(params.id, adminReleases(state)),
  uploadRelease,
  activateRelease,
} satisfies Partial<MockHandlers>;

/** Switches an item's content to an earlier or later release. */
function activateRelease(call: MockCall<'activateRelease'>): Reply {
  const release = getOr404(call.state.releases, ({ id }) => id === call.params.id, noSuchRelease);
  const opened = !release.active;
  if (opened) openRelease(call, release);
  return { ...presentActivation(release.number, opened), Release: release };
}

/** All stored releases of licensed content. */
const adminReleases = ({ releases }: ShopState): MockList<ShopState['releases'][number]> => ({
  resource: 'releases',
  records: releases,
  sortable: ['dateActivated', 'number', 'bytes'],
  filters: {
    ids: ['id'],
    texts: ['catalogId', 'catalogItemId'],
    flags: ['active'],
    times: ['dateCreated'],
  },
});

type Reply = components['schemas']['ReleaseReply'];

/** Adds a zip uploaded by staff as the item's newest release. */
function uploadRelease(call: MockCall<'uploadRelease'>): Reply {
  const item = findItem(call.state, call.params);
  const content = receivedFile(call, 'content');
  if (!item.subscription) return untaken(noLicensedContent);
  try {
    return take(call, content.name, content.bytes);
  } catch (error) {
    if (error instanceof InvalidZip) return untaken(invalidZip(error.message));
    throw error;
  }
}

function take(call: MockCall<'uploadRelease'>, sentName: string, zip: Uint8Array): Reply {
  const { files: selected, leftOut } = chooseFiles(readDirectory(zip));
  const files = selected.length;
  const bytes = selected.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
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
  return openRelease(call, release, { zip: { name, files, bytes }, leftOut });
}

const untaken = (rejection: Rejection): Reply => ({
  ...presentRejection(rejection),
  Release: null,
});

interface Upload {
  zip?: Parameters<typeof releaseAudit>[2];
  leftOut?: Parameters<typeof releaseOpen>[1];
}

/** Opens a release to subscribers in place of the current one. */
function openRelease(
  call: StaffCall,
  release: ShopState['releases'][number],
  { zip, leftOut }: Upload = {},
): Reply {
  const before = call.state.releases.find((one) => one.active && isOf(one, release));
  if (before !== undefined) before.active = false;
  Object.assign(release, { active: true, dateActivated: call.now.toISOString() });
  recordAudit(call, releaseAudit(release, before?.number ?? null, zip));
  return { ...presentDone(releaseOpen(release.number, leftOut)), Release: release };
}
