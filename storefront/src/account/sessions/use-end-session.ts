import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../../shop/api.ts';
import { isSignedOut } from '../../session/is-signed-out.ts';
import { useDialog } from '../../ui/dialog/dialog-context.ts';
import { sessionsQuery, type SignedInBrowser } from './sessions-query.ts';

const CONFIRM = 'Sign out';

/** Asks for confirmation, then ends another browser's session. */
export function useEndSession({ id, device, place }: SignedInBrowser) {
  const client = useQueryClient();
  const dialog = useDialog();
  const { queryKey } = sessionsQuery();
  const { mutate, isPending } = useAction({
    networkMode: 'always',
    mutationFn: () => replyOf(shop.DELETE('/api/user/sessions/{id}', { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey }),
    onError(error) {
      if (isSignedOut(error)) return;
      void dialog.open({ kind: 'error', title: 'ERROR', message: error.message });
    },
  });

  async function ask(): Promise<void> {
    const answer = await dialog.open({
      kind: 'warn-question',
      title: 'Sign this browser out?',
      message: `Anyone using ${device} from ${place} will have to sign in again.`,
      buttons: ['Cancel', CONFIRM],
    });
    if (answer === CONFIRM) mutate();
  }

  return { ask: () => void ask(), busy: isPending };
}
