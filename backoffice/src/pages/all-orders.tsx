import { Navigate, useLocation } from 'react-router-dom';
import { orderList } from '../orders/order-address.ts';

const newestFirst = new URLSearchParams({ filter: '{}', sort: 'dateCreated', order: 'DESC' });

/** All orders once had a list of their own, beside that of the pending ones. */
export function AllOrders() {
  const { search } = useLocation();
  return <Navigate to={`${orderList}${search || `?${newestFirst.toString()}`}`} replace />;
}
