import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../../shop/api.ts';
import { reloadUser } from '../../session/session.ts';
import { useDialog } from '../../ui/dialog/dialog-context.ts';
import { requestPasskey } from './ask-device.ts';

/** Signs in with a passkey, or completes a sign-in. The page changes once the user is loaded. */
export function usePasskeySignIn() {
  const client = useQueryClient();
  const dialog = useDialog();
  const warn = (message: string) => dialog.open({ kind: 'warn', title: 'Login Failed', message });
  return useAction({
    networkMode: 'always',
    mutationFn: async () => {
      const answer = await requestPasskey(
        await replyOf(shop.POST('/api/user/passkeySignIn/options')),
      );
      if (answer === null) return null;
      const reply = await replyOf(
        shop.POST('/api/user/passkeySignIn', { body: answer, ...asJson }),
      );
      if (reply.Status === 'SUCCESS') await reloadUser(client);
      return reply;
    },
    onSuccess: (reply) => {
      if (reply?.Status === 'ERROR') void warn(reply.Reason);
    },
    onError: (error) => void warn(error.message),
  });
}
