import { ShopError, type FieldError } from '@spindle/sdk/errors';
import type { IntentHeader } from '@spindle/sdk/react/intent-key';
import { useIntent } from '@spindle/sdk/react/use-intent';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { isDeclined, isSignedOut } from '../session/is-signed-out.ts';

/**
 * Sends a form. `send` returns the server's errors in the named `fields`. Any other rejection shows
 * a dialog with Status and Reason.
 */
export function useFormCall<Given, Reply extends { Status: string; Reason: string }>({
  call,
  fields = [],
  tellSuccess: showSuccess = false,
  onSuccess,
  onRefused,
}: {
  call: (input: Given, once: IntentHeader) => Promise<Reply>;
  fields?: readonly string[];
  /** True to show a dialog with Status and Reason on success, because nothing else shows it. */
  tellSuccess?: boolean;
  onSuccess: (reply: Reply, input: Given) => unknown;
  /** Runs once the user has read the rejection. */
  onRefused?: () => void;
}) {
  const dialog = useDialog();
  const { mutateAsync, isPending } = useIntent({ mutationFn: call });

  async function reject(title: string, message: string) {
    await dialog.open({ kind: 'error', title, message });
    onRefused?.();
  }

  async function succeed(reply: Reply, input: Given) {
    await onSuccess(reply, input);
    if (!showSuccess) return;
    await dialog.open({ kind: 'success', title: reply.Status, message: reply.Reason });
  }

  async function send(input: Given): Promise<FieldError[]> {
    if (isPending) return [];
    try {
      const reply = await mutateAsync(input);
      if (reply.Status === 'SUCCESS') await succeed(reply, input);
      else await reject(reply.Status, reply.Reason);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const found = error instanceof ShopError ? error.errors : [];
      const ours = found.filter(({ path }) => fields.includes(path));
      if (ours.length > 0) return ours;
      if (!isSignedOut(error) && !isDeclined(error)) await reject('ERROR', error.message);
    }
    return [];
  }

  return { send, busy: isPending };
}
