import { expect, it } from 'vitest';
import { ordersWithProblem } from '../orders/order-address.ts';
import { currentTool } from './current-tool.ts';
import { toolsFor } from './tools.ts';

const tools = toolsFor(() => true);
const at = (address: string) => {
  const [pathname = '', query] = address.split('?');
  return currentTool(tools, { pathname, search: query ? `?${query}` : '' })?.label;
};

it('is the tool whose screen or subscreen is open', () => {
  expect(at('/ui/admin/items/spindles%2Fer20/show')).toBe('Items');
  expect(at('/ui/admin/orders/6f0c1f3a/show')).toBe('Order Manager');
  expect(at('/ui/admin/codes/sales/coming')).toBe('Prices and codes');
  expect(at('/ui/creator/lessons/first')).toBe('Content Builder');
  expect(at('/ui/admin')).toBeUndefined();
  expect(at('/ui/admin/ordersOfOld')).toBeUndefined();
});

it('is the more specific of two tools for the same screen', () => {
  expect(at('/ui/admin/orderManager')).toBe('Order Manager');
  expect(at(`${ordersWithProblem('openReturn')}&page=2`)).toBe('Returns');
  expect(at(ordersWithProblem('failedRefund'))).toBe('Order Manager');
});
