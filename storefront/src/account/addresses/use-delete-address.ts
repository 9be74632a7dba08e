import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../../shop/api.ts';
import { isSignedOut } from '../../session/is-signed-out.ts';
import { useDialog } from '../../ui/dialog/dialog-context.ts';
import { addressBookQuery, type SavedAddress } from '../../addresses/address-book-query.ts';

const CONFIRM = 'Delete address';

/** Asks for confirmation, then deletes a saved address. */
export function useDeleteAddress({ id, address }: SavedAddress) {
  const client = useQueryClient();
  const dialog = useDialog();
  const { queryKey } = addressBookQuery();
  const { mutate, isPending } = useAction({
    networkMode: 'always',
    mutationFn: () =>
      replyOf(shop.DELETE('/api/user/addresses/{id}', { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey }),
    onError(error) {
      if (isSignedOut(error)) return;
      void dialog.open({ kind: 'error', title: 'ERROR', message: error.message });
    },
  });

  async function ask(): Promise<void> {
    const answer = await dialog.open({
      kind: 'warn-question',
      title: 'Delete this address?',
      message: `${address} will be deleted from your address book. Existing orders won't change.`,
      buttons: ['Cancel', CONFIRM],
    });
    if (answer === CONFIRM) mutate();
  }

  return { ask: () => void ask(), busy: isPending };
}
