import { Link } from '@mui/material';
import { replyOf } from '@spindle/sdk/errors';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import { Moment } from '../ui/moment.tsx';

/** The way to the payment provider's latest invoice for a subscription. */
export function ProviderInvoice({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['subscription-invoice', id],
    queryFn: ({ signal }) => {
      const params = { path: { id } };
      return replyOf(shop.GET('/api/admin/subscriptions/{id}/invoice', { params, signal }));
    },
    retry: false,
  });
  if (error) return error.message;
  if (!data) return 'Asking the payment provider…';
  return (
    <>
      <Link href={data.url} target="_blank" rel="noopener noreferrer">
        {data.number}
      </Link>
      {data.paid ? ', paid, ' : ', not paid yet, '}
      <Moment at={data.dateIssued} exact />
    </>
  );
}
