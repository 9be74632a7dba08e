import { Box, Link, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { orderList } from './order-address.ts';
import { troubleIn } from './order-views.ts';
import { titleOf } from './troubles.ts';

/** Names the problem that the list is filtered by, with a link back to the default list. */
export function TroubleTitle() {
  const { filterValues } = useListContext();
  const trouble = troubleIn(filterValues);
  if (!trouble) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1 }}>
      <Typography variant="h2">{titleOf(trouble)}</Typography>
      <Link component={RouterLink} to={orderList}>
        Pending orders
      </Link>
    </Box>
  );
}
