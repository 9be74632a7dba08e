import { presentAttribute } from '../editing/present-attribute.ts';
import type { Handlers } from '../contract/handlers.ts';
import { invalidInput } from '@spindle/sdk/contract/failure';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { saveDownload } from './downloads/save-download.ts';
import { adminEntitlements } from './staff/admin-entitlements.ts';
import { grantAccess } from './staff/grant-access.ts';
import { withdrawGrant } from './staff/withdraw-grant.ts';
import { fileMissing, fileSaved } from '@spindle/sdk/domain/media/invalid-file';
import { presentOutcome, presentRejection } from '@spindle/sdk/domain/rejection';

export const entitlements = {
  async uploadDownload(call) {
    const { file } = call.files;
    if (file === undefined) throw invalidInput(fileMissing);
    const { catalogId, catalogItemId: itemId, attributeId } = call.params;
    const saved = await saveDownload(call, { owner: { catalogId, itemId }, attributeId }, file);
    if ('rejection' in saved) return { ...presentRejection(saved.rejection), Attribute: null };
    return {
      Status: 'SUCCESS',
      Reason: fileSaved(saved.attribute.type),
      Attribute: presentAttribute(saved.attribute),
    };
  },
  listAdminEntitlements: (call) => answerList(call, adminEntitlements(call.now)),
  getAdminEntitlement: ({ em, params, now }) => answerRecord(em, params.id, adminEntitlements(now)),
  grantAccess: async (call) => presentOutcome(await grantAccess(call, call.params.id, call.body)),
  withdrawGrant: async (call) => presentOutcome(await withdrawGrant(call, call.params.id)),
} satisfies Handlers<
  | 'uploadDownload'
  | 'listAdminEntitlements'
  | 'getAdminEntitlement'
  | 'grantAccess'
  | 'withdrawGrant'
>;
