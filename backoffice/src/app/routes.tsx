import { Navigate, type RouteObject } from 'react-router-dom';
import { SessionGate } from './session-gate.tsx';

export const routes: RouteObject[] = [
  { path: '/ui/admin/*', element: <SessionGate area="admin" /> },
  { path: '/ui/creator/*', element: <SessionGate area="creator" /> },
  { path: '*', element: <Navigate to="/ui/admin" replace /> },
];
