import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, RouterProvider, createBrowserRouter } from 'react-router-dom';
import { queryClient } from '../providers/query-client.ts';
import { SessionGate } from './session-gate.tsx';

// A router of this kind can hold back who would lose what they wrote.
const router = createBrowserRouter([
  { path: '/ui/admin/*', element: <SessionGate area="admin" /> },
  { path: '/ui/creator/*', element: <SessionGate area="creator" /> },
  { path: '*', element: <Navigate to="/ui/admin" replace /> },
]);

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
