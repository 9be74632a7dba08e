import { Navigate, useLocation } from 'react-router-dom';
import { orderList } from '../orders/order-address.ts';

const newestFirst = new URLSearchParams({ filter: '{}', sort: 'dateCreated', order: 'DESC' });

/** Redirects the former list of all orders to the current orders list. */
export function AllOrders() {
  const { search } = useLocation();
  return <Navigate to={`${orderList}${search || `?${newestFirst.toString()}`}`} replace />;
}
