import { shownAttribute } from '../editing/shown-attribute.ts';
import type { Handlers } from '../contract/handlers.ts';
import { badRequest } from '@spindle/sdk/contract/failure';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { saveDownload } from './downloads/save-download.ts';
import { adminEntitlements } from './staff/admin-entitlements.ts';
import { grantAccess } from './staff/grant-access.ts';
import { withdrawGrant } from './staff/withdraw-grant.ts';
import { presentOutcome } from '@spindle/sdk/domain/refusal';

export const entitlements = {
  async uploadDownload(call) {
    const { file } = call.files;
    if (file === undefined) {
      const message = 'is missing. Choose one.';
      throw badRequest(`The file ${message}`, [{ path: 'file', message }]);
    }
    const { catalogId, catalogItemId: itemId, attributeId } = call.params;
    const saved = await saveDownload(call, { owner: { catalogId, itemId }, attributeId }, file);
    if (saved.refusal !== undefined) {
      return { Status: 'ERROR', Reason: saved.refusal, Attribute: null };
    }
    return {
      Status: 'SUCCESS',
      Reason: 'The file was saved. Everybody who bought the item gets it from now on.',
      Attribute: shownAttribute(saved.attribute),
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
