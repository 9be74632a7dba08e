import type { World } from '../../world.ts';
import { findTaxCode } from '../catalog/tax-codes.ts';
import { lineItemList } from '../checkout/price-session.ts';
import { invoicePaymentList } from '../invoices/invoices.ts';
import { refundList } from '../refunds/refunds.ts';
import { invalidRequest } from './failure.ts';

type Node = Record<string, unknown>;

const DEEPEST = 4;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Replaces ids by their objects along paths such as `data.latest_charge.balance_transaction`. */
export function expand(world: World, body: object, paths: unknown): object {
  if (!Array.isArray(paths)) return body;
  const copy: Node = structuredClone({ ...body });
  for (const path of paths) {
    const steps = String(path).split('.');
    if (steps.length > DEEPEST) {
      throw invalidRequest(
        `You cannot expand more than ${DEEPEST} levels of a property. Property: ${path}`,
        'expand',
      );
    }
    expandPath(world, copy, steps, String(path));
  }
  return copy;
}

function expandPath(world: World, node: unknown, path: string[], whole: string): void {
  const [field, ...rest] = path;
  if (field === undefined || node === null) return;
  if (Array.isArray(node)) {
    for (const entry of node) expandPath(world, entry, path, whole);
    return;
  }
  if (!isNode(node)) return;
  const own = Object.hasOwn(node, field) ? node[field] : undefined;
  const value = own ?? included(world, node, field);
  if (value === undefined) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, 'expand');
  }
  node[field] = typeof value === 'string' ? (lookUp(world, value) ?? value) : value;
  expandPath(world, node[field], rest, whole);
}

function lookUp(world: World, id: string): object | undefined {
  return findTaxCode(id) ?? world.store.find(id);
}

/** Lists that an object holds only when they are asked for. */
function included(world: World, node: Node, field: string): unknown {
  const id = String(node.id);
  if (node.object === 'checkout.session' && field === 'line_items') return lineItemList(world, id);
  if (node.object === 'invoice' && field === 'payments') return invoicePaymentList(world, id);
  if (node.object === 'charge' && field === 'refunds') return refundList(world, id);
  return Object.hasOwn(node, field) ? null : undefined;
}
