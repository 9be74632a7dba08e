import { ShopError, type FieldError } from '@spindle/sdk/errors';
import { useMutation } from '@tanstack/react-query';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { failureText } from './failure-text.ts';

/**
 * Sends one form. `send` answers what the shop finds wrong with the named `fields`; everything else
 * is told in a dialog, after which `onRefused` runs.
 */
export function useFormCall<Given, Reply extends { Status: string; Reason: string }>({
  call,
  fields = [],
  onSuccess,
  onRefused,
}: {
  call: (given: Given) => Promise<Reply>;
  fields?: readonly string[];
  onSuccess: (reply: Reply, given: Given) => void;
  onRefused?: () => void;
}) {
  const dialog = useDialog();
  const { mutateAsync, isPending } = useMutation({ networkMode: 'always', mutationFn: call });

  async function refuse(title: string, message: string) {
    await dialog.open({ kind: 'warn', title, message });
    onRefused?.();
  }

  async function send(given: Given): Promise<FieldError[]> {
    if (isPending) return [];
    try {
      const reply = await mutateAsync(given);
      if (reply.Status === 'SUCCESS') onSuccess(reply, given);
      else await refuse(reply.Status, reply.Reason);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const found = error instanceof ShopError ? error.errors : [];
      const ours = found.filter(({ path }) => fields.includes(path));
      if (ours.length > 0) return ours;
      await refuse('ERROR', failureText(error));
    }
    return [];
  }

  return { send, busy: isPending };
}
