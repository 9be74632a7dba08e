import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Waiting } from '../ui/spinner.tsx';

/**
 * Waits for the page's code. React takes the server's page over a little later than what surrounds
 * it; whoever has followed a link by then gets the next page afresh, because taking over the former
 * one would find another page than the server drew.
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
