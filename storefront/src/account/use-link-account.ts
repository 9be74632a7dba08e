import { replyOf } from '@spindle/sdk/errors';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { humanCheck } from '../shop/human-check.ts';
import { useFormCall } from '../identity/use-form-call.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { communityLinkQuery, linkPreviewQuery } from './community-queries.ts';

/**
 * Links the account that a code belongs to. `onLinked` runs once the success message has been read.
 */
export function useLinkAccount(code: string, onLinked: () => void) {
  const client = useQueryClient();
  const dialog = useDialog();
  const { send, busy } = useFormCall({
    call: async (discordId: string) => {
      const rct = await humanCheck('NAME_CHANGE');
      return replyOf(shop.POST('/api/user/changeDiscordUsername', { body: { discordId, rct } }));
    },
    async onSuccess({ Status, Reason }) {
      await client.invalidateQueries({ queryKey: communityLinkQuery().queryKey });
      await dialog.open({ kind: 'success', title: Status, message: Reason });
      onLinked();
    },
    // The code may no longer be valid.
    onRefused: () => void client.invalidateQueries({ queryKey: linkPreviewQuery(code).queryKey }),
  });

  return { confirm: () => void send(code), busy };
}
