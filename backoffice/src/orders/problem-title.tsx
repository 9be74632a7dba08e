import { Box, Link, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { orderList } from './order-address.ts';
import { problemIn } from './order-views.ts';
import { titleOf } from './problems.ts';

/** Names the problem that filters the list, and links back to the default list. */
export function ProblemTitle() {
  const { filterValues } = useListContext();
  const problem = problemIn(filterValues);
  if (!problem) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1 }}>
      <Typography variant="h2">{titleOf(problem)}</Typography>
      <Link component={RouterLink} to={orderList}>
        Pending orders
      </Link>
    </Box>
  );
}
