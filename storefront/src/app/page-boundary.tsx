import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Waiting } from '../ui/spinner.tsx';

/**
 * Waits for the page's code. React hydrates the page slightly later than its frame. If the user has
 * followed a link by then, the next page is rendered from scratch, because its markup would not
 * match what the server rendered.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [servedKey] = useState(key);
  const [page, setPage] = useState<'served' | 'taken over' | 'afresh'>('served');
  const takeOver = useCallback(
    () => setPage((before) => (before === 'served' ? 'taken over' : before)),
    [],
  );
  if (page === 'served' && key !== servedKey) setPage('afresh');

  return (
    <Suspense key={page === 'afresh' ? 'afresh' : 'served'} fallback={<Waiting />}>
      <OnceThere tell={takeOver} />
      {children}
    </Suspense>
  );
}

function OnceThere({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
