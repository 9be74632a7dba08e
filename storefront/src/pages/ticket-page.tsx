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

/** What a customer wrote to support, what was answered, and where they write on. */
export function TicketPage() {
  const { id = '' } = useParams();
  const { data: ticket, isLoadingError, error, refetch } = useQuery(ticketQuery(id));
  useHead({ title: ticket ? `Ticket #${ticket.number}` : 'Ticket', unlisted: true });

  if (ticket) return <Shown key={id} ticket={ticket} />;
  if (ticket === null) {
    return (
      <>
        <PageTitle title="No such ticket" />
        <EmptyState title="You have no ticket under this address">
          <p>Sign in with the account that the mail was sent to, or write to us anew.</p>
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
          title="The ticket could not be loaded"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting />
      )}
    </>
  );
}

const standing: Record<Ticket['status'], string> = {
  OPEN: 'We will answer by mail and here.',
  WAITING: 'We have answered, and wait for you.',
  CLOSED: 'Closed. Writing on opens it again.',
};

function Shown({ ticket }: { ticket: Ticket }) {
  const { number, issue, status } = ticket;
  return (
    <>
      <PageTitle title={issue} text={`Ticket #${number}. ${standing[status]}`} />
      <div className={styles.ticket}>
        <TicketThread ticket={ticket} />
        <TicketReply ticket={ticket} />
      </div>
    </>
  );
}
