import { use } from 'react';
import { ShopName } from '../page-parts/head.tsx';
import { classes } from '../ui/classes.ts';
import { useShopTime } from '../ui/shop-time.ts';
import type { Ticket } from './ticket-query.ts';
import styles from './ticket.module.css';

/** Lists the messages, oldest first, as plain text with line breaks. */
export function TicketThread({ ticket }: { ticket: Ticket }) {
  const time = useShopTime();
  const shopName = use(ShopName);
  return (
    <ol className={styles.thread} aria-label={`Messages in ticket #${ticket.number}`}>
      {ticket.messages.map(({ id, from, message, dateCreated }) => (
        <li key={id} className={classes(styles.message, from === 'STAFF' && styles.answer)}>
          <p className={styles.who}>
            <strong>{from === 'STAFF' ? shopName : 'You'}</strong>{' '}
            <time dateTime={dateCreated}>{time.dateTime(dateCreated)}</time>
          </p>
          <p className={styles.text}>{message}</p>
        </li>
      ))}
    </ol>
  );
}
