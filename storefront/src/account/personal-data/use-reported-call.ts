import type { components } from '@spindle/sdk/schema';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { isSignedOut } from '../../session/is-signed-out.ts';
import { useDialog } from '../../ui/dialog/dialog-context.ts';
import { personalDataQuery } from './personal-data-query.ts';

/** Makes a call about personal data, reports the result, and reloads the status. */
export function useReportedCall(call: () => Promise<components['schemas']['Result']>) {
  const client = useQueryClient();
  const dialog = useDialog();
  return useAction({
    networkMode: 'always',
    mutationFn: call,
    async onSuccess({ Status, Reason }) {
      const kind = Status === 'SUCCESS' ? 'success' : 'error';
      await client.invalidateQueries({ queryKey: personalDataQuery().queryKey });
      await dialog.open({ kind, title: Status, message: Reason });
    },
    onError(error) {
      if (isSignedOut(error)) return;
      void dialog.open({ kind: 'error', title: 'ERROR', message: error.message });
    },
  });
}
