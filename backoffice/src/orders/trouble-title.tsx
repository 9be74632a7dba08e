import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { titleOf, type Trouble } from './troubles.ts';

/** Which orders these are, and the way back to those the list starts with. */
export function TroubleTitle({ trouble }: { trouble: Trouble }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1 }}>
      <Typography variant="h2">{titleOf(trouble)}</Typography>
      <Link component={RouterLink} to="/ui/admin/orderManager">
        Pending orders
      </Link>
    </Box>
  );
}
