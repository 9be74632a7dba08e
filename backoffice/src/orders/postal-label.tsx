import { Box } from '@mui/material';
import type { StaffOrder } from './staff-order.ts';

type Party = NonNullable<StaffOrder['shipping'] | StaffOrder['billing']>;

/** A name and address, as on an envelope. */
export function PostalLabel(party: Party) {
  const { address, name } = party;
  const town = [address.city, address.state, address.postal_code].filter(Boolean).join(' ');
  const phone = 'phone' in party ? party.phone : null;
  const company = 'company' in party ? party.company : null;
  const asTyped = 'asTyped' in party && party.asTyped;
  const lines = [name, company, address.line1, address.line2, town, address.country, phone];
  return (
    <Box component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
      {lines.filter(Boolean).join('\n')}
      {asTyped ? (
        <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
          Kept as typed, instead of the carrier's suggestion.
        </Box>
      ) : null}
    </Box>
  );
}
