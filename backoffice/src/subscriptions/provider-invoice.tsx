import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';
import { DateTime } from '../ui/date-time.tsx';

/** Links to the payment provider's latest invoice for a subscription. */
export function ProviderInvoice({ id }: { id: string }) {
  const { data, error } = useQuery({
    ...reads.get('/api/admin/subscriptions/{id}/invoice', { params: { path: { id } } }),
    retry: false,
  });
  if (error) return error.message;
  if (!data) return 'Loading invoice…';
  return (
    <>
      <Link href={data.url} target="_blank" rel="noopener noreferrer">
        {data.number}
      </Link>
      {data.paid ? ', paid, ' : ', not yet paid, '}
      <DateTime at={data.dateIssued} exact />
    </>
  );
}
