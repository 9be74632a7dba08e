import { replyOf, ShopError } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { isSignedOut } from '../session/is-signed-out.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { communityLinkQuery, unlinked } from './community-queries.ts';

const CONFIRM = 'Break Link';

/** Asks for confirmation, then removes the link and reports the result. */
export function useBreakLink(onBroken: () => void) {
  const client = useQueryClient();
  const dialog = useDialog();
  const { queryKey } = communityLinkQuery();
  const reject = (title: string, message: string) => dialog.open({ kind: 'error', title, message });
  const { mutate, isPending } = useAction({
    networkMode: 'always',
    mutationFn: () => replyOf(shop.GET('/api/user/discordBreakLink')),
    async onSuccess({ Status, Reason }) {
      if (Status !== 'SUCCESS') {
        await reject(Status, Reason);
        return client.invalidateQueries({ queryKey });
      }
      await dialog.open({ kind: 'success', title: Status, message: Reason });
      client.setQueryData(queryKey, unlinked);
      return onBroken();
    },
    onError(error) {
      if (!isSignedOut(error)) void reject('ERROR', withStatus(error));
    },
  });

  async function ask(): Promise<void> {
    const answer = await dialog.open({
      kind: 'warn-question',
      title: 'Break the link?',
      message:
        'You lose the community roles that came with your purchases. You can link an account again at any time.',
      buttons: ['Cancel', CONFIRM],
    });
    if (answer === CONFIRM) mutate();
  }

  return { ask: () => void ask(), busy: isPending };
}

/** Adds the status code, unless there was no response at all. */
function withStatus(error: Error): string {
  const answered = error instanceof ShopError && error.status > 0;
  return answered ? `The shop responded with ${error.status}. ${error.message}` : error.message;
}
