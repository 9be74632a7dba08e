import { replyOf } from '@spindle/sdk/errors';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import type { AdminTicket } from '../providers/records.ts';
import { shop } from '../providers/shop.ts';
import type { Outcome } from '../ui/outcome-note.tsx';

/** Closes a ticket or opens it again, as it was looked at; and how the last change went. */
export function useTicketStatus({ id, version }: AdminTicket) {
  const refresh = useRefresh();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The second click of a double click comes before the first one shows.
  const underWay = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (status: AdminTicket['status']) =>
      replyOf(
        shop.POST('/api/admin/tickets/{id}/status', {
          params: { path: { id } },
          body: { status, version },
        }),
      ),
    onSuccess: ({ Status, Reason }, status) => {
      const good = Status === 'SUCCESS';
      const done = status === 'CLOSED' ? 'Ticket closed' : 'Ticket opened again';
      setOutcome({ good, title: good ? done : 'Somebody was quicker', text: Reason });
      // Refused, it is shown as somebody else has left it.
      refresh();
    },
    onError: ({ message }) =>
      setOutcome({ good: false, title: 'The ticket could not be changed', text: message }),
    onSettled: () => {
      underWay.current = false;
    },
  });

  function change(status: AdminTicket['status']) {
    if (underWay.current) return;
    underWay.current = true;
    setOutcome(null);
    mutate(status);
  }

  return { outcome, busy: isPending, change };
}
