import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useNotify, useRefresh } from 'react-admin';
import { shop } from '../providers/shop.ts';

export type DeadLetter = components['schemas']['DeadLetter'];

const of = (id: string) => ({ params: { path: { id } } });

export const resendJob = (id: string) => replyOf(shop.POST('/api/admin/jobs/{id}/resend', of(id)));

export const resendJobs = (job: string) =>
  replyOf(shop.POST('/api/admin/jobs/resend', { body: { job }, ...asJson }));

export const dropJob = (id: string) => replyOf(shop.DELETE('/api/admin/jobs/{id}', of(id)));

/** Makes a call about jobs, says what became of it, and shows what is so now. */
export function useJobCall(onDone?: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  return useAction({
    mutationFn: (call: () => Promise<{ Reason: string }>) => call(),
    onSuccess({ Reason }) {
      notify(Reason, { type: 'success' });
      if (onDone) onDone();
      else refresh();
    },
    onError({ message }) {
      notify(message, { type: 'error' });
      refresh();
    },
  });
}
