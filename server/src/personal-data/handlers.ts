import { ACCOUNT_KEPT } from '@spindle/sdk/domain/account/deletion';
import { presentExport } from '@spindle/sdk/domain/account/export';
import { presentDone, presentOutcome } from '@spindle/sdk/domain/rejection';
import type { Handlers } from '../contract/handlers.ts';
import { readDeletion } from './deletion/read-deletion.ts';
import { requestDeletion } from './deletion/request-deletion.ts';
import { withdrawDeletion } from './deletion/withdraw-deletion.ts';
import { openExport } from './export/open-export.ts';
import { readExport } from './export/read-export.ts';
import { requestExport } from './export/request-export.ts';

export const personalData = {
  requestDeletion: async (call) => presentOutcome(await requestDeletion(call)),

  async withdrawDeletion(call) {
    await withdrawDeletion(call);
    return presentDone(ACCOUNT_KEPT);
  },

  async readPersonalData({ em, user, now }) {
    const file = await readExport(em, user.id, now);
    return { deletion: await readDeletion(em, user.id), export: file && presentExport(file) };
  },

  requestExport: async (call) => presentOutcome(await requestExport(call)),

  async downloadExport({ em, user, services, now, ctx }) {
    const zip = await openExport({ em, storage: services.storage }, { userId: user.id, now });
    ctx.attachment('spindle-data.zip');
    ctx.type = 'application/zip';
    return zip;
  },
} satisfies Handlers<
  'requestDeletion' | 'withdrawDeletion' | 'readPersonalData' | 'requestExport' | 'downloadExport'
>;
