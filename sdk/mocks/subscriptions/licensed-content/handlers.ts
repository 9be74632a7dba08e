import { answerList, answerRecord } from '../../core/answer-list.ts';
import type { MockHandlers } from '../../core/call.ts';
import { openBuilderLicence, openLicence } from './open-licence.ts';
import { activateRelease } from './activate-release.ts';
import { adminReleases } from './admin-releases.ts';
import { uploadRelease } from './upload-release.ts';

export const licensedContent = {
  openSubscription: openLicence,
  openBuilderSubscription: openBuilderLicence,
  listAdminReleases: (call) => answerList(call, adminReleases(call.state)),
  getAdminRelease: ({ params, state }) => answerRecord(params.id, adminReleases(state)),
  uploadRelease,
  activateRelease,
} satisfies Partial<MockHandlers>;
