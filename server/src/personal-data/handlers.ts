import { accountKept } from '@spindle/sdk/domain/account/deletion';
import { presentDone, presentOutcome } from '@spindle/sdk/domain/refusal';
import type { Handlers } from '../contract/handlers.ts';
import { readDeletion } from './deletion/read-deletion.ts';
import { requestDeletion } from './deletion/request-deletion.ts';
import { withdrawDeletion } from './deletion/withdraw-deletion.ts';

export const personalData = {
  requestDeletion: async (call) => presentOutcome(await requestDeletion(call)),

  async withdrawDeletion(call) {
    await withdrawDeletion(call);
    return presentDone(accountKept);
  },

  readPersonalData: async ({ em, user }) => ({ deletion: await readDeletion(em, user.id) }),
} satisfies Handlers<'requestDeletion' | 'withdrawDeletion' | 'readPersonalData'>;
