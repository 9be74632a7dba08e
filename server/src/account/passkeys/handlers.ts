import { presentOutcome } from '@spindle/sdk/domain/rejection';
import type { Handlers } from '../../contract/handlers.ts';
import { readPasskeys } from '../../identity/passkeys/read-passkeys.ts';
import { addPasskey } from './add-passkey.ts';
import { deletePasskey } from './delete-passkey.ts';
import { startPasskey } from './start-passkey.ts';

export const passkeys = {
  async listPasskeys({ em, user }) {
    const own = await readPasskeys(em, user.id);
    return {
      passkeys: own.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    };
  },
  startPasskey,
  addPasskey,
  deletePasskey: async (call) => presentOutcome(await deletePasskey(call)),
} satisfies Handlers<'listPasskeys' | 'startPasskey' | 'addPasskey' | 'deletePasskey'>;
