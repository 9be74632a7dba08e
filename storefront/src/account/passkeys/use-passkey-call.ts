import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { reloadUser } from '../../session/session.ts';
import { isDeclined, isSignedOut } from '../../session/is-signed-out.ts';
import { useDialog } from '../../ui/dialog/dialog-context.ts';
import { passkeysQuery } from './passkeys-query.ts';

interface Reply {
  Status: string;
  Reason: string;
}

/** Changes the list of passkeys and reloads it. Shows the reason if that fails. */
export function usePasskeyCall<Given>(
  call: (input: Given) => Promise<Reply | null>,
  onDone?: () => void,
) {
  const client = useQueryClient();
  const dialog = useDialog();
  const reject = (message: string) => dialog.open({ kind: 'error', title: 'ERROR', message });
  const { mutate, isPending } = useAction({
    networkMode: 'always',
    mutationFn: call,
    onSuccess: async (reply) => {
      if (reply?.Status === 'ERROR') return void reject(reply.Reason);
      if (reply !== null) onDone?.();
      await reloadUser(client);
    },
    onError: (error) => {
      if (!isSignedOut(error) && !isDeclined(error)) void reject(error.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery().queryKey }),
  });
  return { send: mutate, busy: isPending };
}
