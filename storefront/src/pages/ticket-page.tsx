import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useHead } from '../page-parts/head.tsx';
import { PageTitle } from '../page-parts/page-title.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { ticketQuery, type Ticket } from '../support/ticket-query.ts';
import { TicketReply } from '../support/ticket-reply.tsx';
import { TicketThread } from '../support/ticket-thread.tsx';
import styles from '../support/ticket.module.css';

/** Shows a customer's ticket with staff's replies, and a field to reply. */
export function TicketPage() {
  const { id = '' } = useParams();
  const { data: ticket, isLoadingError, error, refetch } = useQuery(ticketQuery(id));
  useHead({ title: ticket ? `Ticket #${ticket.number}` : 'Ticket', unlisted: true });

  if (ticket) return <Shown key={id} ticket={ticket} />;
  if (ticket === null) {
    return (
      <>
        <PageTitle title="Ticket not found" />
        <EmptyState title="This ticket isn't in your account">
          <p>Sign in with the email address we replied to, or contact us again.</p>
          <LinkButton to="/ui/support">Go to the help page</LinkButton>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageTitle title="Ticket" />
      {isLoadingError ? (
        <ErrorState
          title="We couldn't load the ticket"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting />
      )}
    </>
  );
}

const currentStatus: Record<Ticket['status'], string> = {
  OPEN: "We'll reply by email and here.",
  WAITING: 'We replied. Waiting for your reply.',
  CLOSED: 'Closed. Reply to reopen the ticket.',
};

function Shown({ ticket }: { ticket: Ticket }) {
  const { number, issue, status } = ticket;
  return (
    <>
      <PageTitle title={issue} text={`Ticket #${number}. ${currentStatus[status]}`} />
      <div className={styles.ticket}>
        <TicketThread ticket={ticket} />
        <TicketReply ticket={ticket} />
      </div>
    </>
  );
}
