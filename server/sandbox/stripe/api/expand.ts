import type { World } from '../../world.ts';
import { findTaxCode } from '../catalog/tax-codes.ts';
import { lineItemList } from '../checkout/price-session.ts';
import { discountsOnLine, totalsBreakdown } from '../checkout/discount-views.ts';
import { invoicePaymentList } from '../invoices/invoices.ts';
import { scopeOf } from '../discounts/coupons.ts';
import { refundList } from '../refunds/refunds.ts';
import { invalidRequest } from './failure.ts';

type Node = Record<string, unknown>;

const DEEPEST = 4;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Replaces ids with their objects along paths such as `data.latest_charge.balance_transaction`. */
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
    expandPath({ world, whole: String(path), session: null }, copy, steps);
  }
  return copy;
}

interface Expansion {
  world: World;
  /** The requested path. */
  whole: string;
  /** The checkout session that contains the current object. */
  session: string | null;
}

function expandPath(expansion: Expansion, node: unknown, path: string[]): void {
  const [field, ...rest] = path;
  if (field === undefined || node === null) return;
  if (Array.isArray(node)) {
    for (const entry of node) expandPath(expansion, entry, path);
    return;
  }
  if (!isNode(node)) return;
  const { world, whole } = expansion;
  const inside = { ...expansion, session: sessionOf(node) ?? expansion.session };
  const own = Object.hasOwn(node, field) ? node[field] : undefined;
  const value = own ?? included(inside, node, field);
  if (value === undefined) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, 'expand');
  }
  if (value === null && !Object.hasOwn(node, field)) return;
  node[field] = typeof value === 'string' ? (lookUp(world, value) ?? value) : value;
  expandPath(inside, node[field], rest);
}

const LINES = /^\/v1\/checkout\/sessions\/(\w+)\/line_items$/;

/** Returns the object itself if it is a session, or the session whose lines it lists. */
function sessionOf({ object, id, url }: Node): string | null {
  if (object === 'checkout.session') return String(id);
  return object === 'list' ? (LINES.exec(String(url))?.[1] ?? null) : null;
}

function lookUp(world: World, id: string): object | undefined {
  return findTaxCode(id) ?? world.store.find(id);
}

/** Returns a field that an object has only if it is requested. */
function included({ world, session }: Expansion, node: Node, field: string): unknown {
  const id = String(node.id);
  if (node.object === 'coupon' && field === 'applies_to') return appliesTo(world, id);
  if (session !== null && node.object === 'item' && field === 'discounts') {
    return discountsOnLine(world, session, id);
  }
  if (session !== null && 'amount_discount' in node && field === 'breakdown') {
    return totalsBreakdown(world, session);
  }
  if (node.object === 'checkout.session' && field === 'line_items') return lineItemList(world, id);
  if (node.object === 'invoice' && field === 'payments') return invoicePaymentList(world, id);
  if (node.object === 'refund' && field === 'failure_balance_transaction') return null;
  if (node.object === 'charge' && field === 'refunds') return refundList(world, id);
  return Object.hasOwn(node, field) ? null : undefined;
}

/** A coupon for all products doesn't have this field, even if it is requested. */
function appliesTo(world: World, coupon: string) {
  const products = scopeOf(world, coupon);
  return products ? { products } : null;
}
