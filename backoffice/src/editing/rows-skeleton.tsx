import { Box, Skeleton } from '@mui/material';
import { useTranslateText } from '../ui/use-translate-text.ts';

export function RowsSkeleton() {
  const translate = useTranslateText();
  return (
    <Box role="status" aria-label={translate('Loading')} sx={{ display: 'grid', gap: 2, pt: 2 }}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rectangular" animation={false} sx={{ height: 90 }} />
      ))}
    </Box>
  );
}
