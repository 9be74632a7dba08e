import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { humanCheck } from '../shop/human-check.ts';
import { reloadUser } from '../session/session.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { credentialsWrong } from '@spindle/sdk/domain/identity/sign-in';

const TITLE = 'Login Failed';
const REFUSED = credentialsWrong.reason;

/** First step of signing in. The page changes once the user is loaded. */
export function useSignIn() {
  const client = useQueryClient();
  const dialog = useDialog();
  const warn = (message: string) => dialog.open({ kind: 'warn', title: TITLE, message });
  return useAction({
    networkMode: 'always',
    mutationFn: async ({ username, password }: { username: string; password: string }) => {
      const rct = await humanCheck('SIGNIN');
      const reply = await replyOf(shop.POST('/login', { body: { username, password, rct } }));
      if (reply.Status !== 'SUCCESS') return REFUSED;
      const user = await reloadUser(client);
      return user
        ? null
        : 'Your browser blocked our cookies. Allow cookies for this shop and try again.';
    },
    onSuccess: (rejection) => {
      if (rejection !== null) void warn(rejection);
    },
    onError: (error) => void warn(error.message),
  });
}
