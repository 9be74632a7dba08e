import { ShopError, type FieldError } from '@spindle/sdk/errors';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../identity/failure-text.ts';
import { isSignedOut } from '../identity/is-signed-out.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';

/**
 * Sends one of the account's forms and tells how it went, with Status and Reason. `send` answers
 * what the shop finds wrong with the named `fields`, which is told there instead.
 */
export function useAccountCall<Given, Reply extends { Status: string; Reason: string }>({
  call,
  fields = [],
  quiet = false,
  onSuccess,
  onRefused,
}: {
  call: (given: Given) => Promise<Reply>;
  fields?: readonly string[];
  /** Success shows by itself. */
  quiet?: boolean;
  onSuccess?: (reply: Reply) => unknown;
  /** Runs once the refusal has been read. */
  onRefused?: () => void;
}) {
  const dialog = useDialog();
  const { mutateAsync, isPending } = useMutation({ networkMode: 'always', mutationFn: call });

  async function refuse(title: string, message: string) {
    await dialog.open({ kind: 'error', title, message });
    onRefused?.();
  }

  async function send(given: Given): Promise<FieldError[]> {
    if (isPending) return [];
    try {
      const reply = await mutateAsync(given);
      if (reply.Status !== 'SUCCESS') await refuse(reply.Status, reply.Reason);
      else {
        await onSuccess?.(reply);
        if (!quiet)
          await dialog.open({ kind: 'success', title: reply.Status, message: reply.Reason });
      }
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const found = error instanceof ShopError ? error.errors : [];
      const ours = found.filter(({ path }) => fields.includes(path));
      if (ours.length > 0) return ours;
      if (!isSignedOut(error)) await refuse('ERROR', failureText(error));
    }
    return [];
  }

  return { send, busy: isPending };
}
