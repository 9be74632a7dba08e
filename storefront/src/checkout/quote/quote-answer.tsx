import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Waiting } from '../../ui/spinner.tsx';
import { QuoteOptions } from './quote-options.tsx';
import type { QuoteReply } from './quote-query.ts';
import styles from './quote.module.css';

/** Shows what shipping costs, or why that is unknown. */
export function QuoteAnswer({
  quote: { data, error, refetch, isFetching },
}: {
  quote: Pick<UseQueryResult<QuoteReply>, 'data' | 'error' | 'refetch' | 'isFetching'>;
}) {
  if (data?.Status === 'SUCCESS') {
    return data.options.length > 0 ? (
      <QuoteOptions options={data.options} />
    ) : (
      <p className={styles.note}>{data.Reason}</p>
    );
  }
  if (data) return <p className={styles.rejection}>{data.Errors?.[0]?.message ?? data.Reason}</p>;
  if (error) {
    return (
      <p className={styles.rejection}>
        {error.message} The payment page shows the shipping cost before you pay.{' '}
        <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  return <Waiting>Getting shipping costs...</Waiting>;
}
