import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../ui/error-state.tsx';
import { useShopTime } from '../ui/shop-time.ts';
import { Link } from '../ui/link.tsx';
import { ownTicketsQuery, type Ticket } from './ticket-query.ts';
import styles from './own-tickets.module.css';

const currentStatus: Record<Ticket['status'], string> = {
  OPEN: 'Waiting for us',
  WAITING: 'Waiting for you',
  CLOSED: 'Closed',
};

/** Lists a customer's previous tickets, with links. Renders nothing if there are none. */
export function OwnTickets() {
  const time = useShopTime();
  const { data, isLoadingError, error, refetch } = useQuery(ownTicketsQuery);
  if (isLoadingError) {
    return (
      <ErrorState
        title="We couldn't load your tickets"
        detail={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.tickets} aria-labelledby="own-tickets-title">
      <h2 id="own-tickets-title">Your tickets</h2>
      <ul>
        {data.map(({ id, number, issue, status, dateMessage }) => (
          <li key={id}>
            <Link to={`/ui/support/tickets/${id}`}>{issue}</Link>
            <span>
              #{number} · {currentStatus[status]} ·{' '}
              <time dateTime={dateMessage}>{time.dateTime(dateMessage)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
