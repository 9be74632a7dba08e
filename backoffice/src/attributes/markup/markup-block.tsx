import { Skeleton } from '@mui/material';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';

const MarkupView = lazyComponent(async () => (await import('./markup-view.tsx')).MarkupView);

/** Shows cleaned markup. The cleaning code loads with the first block. */
export function MarkupBlock({ markup }: { markup: string }) {
  return (
    <Suspense fallback={<Skeleton variant="rectangular" animation={false} sx={{ height: 120 }} />}>
      <MarkupView markup={markup} />
    </Suspense>
  );
}
