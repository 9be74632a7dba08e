import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { humanCheck } from '../shop/human-check.ts';
import { reloadUser } from '../session/session.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';

/**
 * Second step of signing in. `onRefused` runs once the user has read why the code was rejected.
 * Recovery codes must be saved before the user is reloaded, because that leaves the page.
 */
export function useVerifyCode({
  onRefused,
  onRecoveryCodes,
}: {
  onRefused: () => void;
  onRecoveryCodes?: ((codes: string[]) => void) | undefined;
}) {
  const client = useQueryClient();
  const dialog = useDialog();
  const reject = async (message: string) => {
    await dialog.open({ kind: 'error', title: 'Authorization Failed', message });
    onRefused();
  };
  return useAction({
    networkMode: 'always',
    mutationFn: async (authCode: string) => {
      const rct = await humanCheck('ACCOUNT_VALIDATION');
      const reply = await replyOf(
        shop.POST('/api/user/mfa', { body: { email: '', authCode, rct } }),
      );
      const made = reply.Status === 'SUCCESS' && onRecoveryCodes ? reply.RecoveryCodes : null;
      if (made) onRecoveryCodes?.(made);
      else if (reply.Status === 'SUCCESS') await reloadUser(client);
      return reply;
    },
    onSuccess: (reply) => {
      if (reply.Status !== 'SUCCESS') void reject(reply.Reason);
    },
    onError: (error) => void reject(error.message),
  });
}
