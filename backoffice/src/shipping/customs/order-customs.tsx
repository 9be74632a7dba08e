import { Box, Link, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { itemEditor } from '../../catalog/item-address.ts';
import { hashOf } from '../../catalog/item-sections.ts';
import type { StaffOrder } from '../../orders/staff-order.ts';
import { Facts } from '../../ui/facts.tsx';
import { formatCents } from '../../ui/format.ts';
import { formatWeight } from '@spindle/sdk/domain/shipping/format-weight';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import { customsQuery, type OrderCustoms } from './customs-query.ts';
import { CustomsForm } from './customs-form.tsx';
import { Allowed } from '../../editing/allowed.tsx';
import { useHasAccess } from '../../editing/use-has-access.ts';

/** Shows the customs data of an international parcel, and asks for missing data. */
export function OrderCustoms({ order }: { order: StaffOrder }) {
  const { orderId, shipping, orderState } = order;
  const { data: customs } = useQuery({
    ...customsQuery(order),
    enabled: shipping !== null,
    // Keeps the input while another version of the order loads.
    placeholderData: keepPreviousData,
  });
  if (!customs?.abroad) return null;
  const open = ['PENDING', 'PROCESSING', 'PICKED'].includes(orderState);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Customs
      </Typography>
      {open && <Missing customs={customs} />}
      <Facts facts={[...customs.items.map(lineFact), ...formFacts(customs)]} />
      {open && (
        <Allowed to="orders:write">
          <CustomsForm {...{ orderId, customs }} />
        </Allowed>
      )}
    </section>
  );
}

function Missing({ customs: { Status, Reason, catalogId, catalogItemId } }: Props) {
  const mayEdit = useHasAccess('edit', 'items');
  if (Status === 'SUCCESS') return null;
  return (
    <>
      <OutcomeNote outcome={{ good: false, title: 'No label yet', text: Reason }} />
      {catalogId && mayEdit && (
        <Link
          component={RouterLink}
          to={itemEditor(catalogId, catalogItemId, hashOf('shipping'))}
          sx={{ display: 'inline-block', mb: 2 }}
        >
          Open the item
        </Link>
      )}
    </>
  );
}

interface Props {
  customs: OrderCustoms;
}

function lineFact(line: OrderCustoms['items'][number]) {
  return {
    label: `${line.quantity} × ${line.description}`,
    value: (
      <Box component="span">
        HS code {line.hsCode ?? 'missing'}, made in {line.origin ?? 'an unknown country'},{' '}
        {formatWeight(line.ounces)}, {formatCents(line.amount)}
      </Box>
    ),
  };
}

function formFacts({ citation, itn, phone, formUrl }: OrderCustoms) {
  const form = formUrl && (
    <Link href={formUrl} target="_blank" rel="noreferrer">
      Open the customs form (PDF)
    </Link>
  );
  return [
    { label: 'Export', value: citation },
    { label: 'ITN', value: itn },
    { label: "Recipient's phone", value: phone },
    ...(form ? [{ label: 'Customs form', value: form }] : []),
  ];
}
