import type { InvalidField } from '../invalid-field.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { pathOfTarget, readRedirect } from './addresses.ts';

/** Keeps every redirect in the memory of each process. */
export const MAX_REDIRECTS = 100_000;

export interface Addresses {
  from: string;
  to: string;
}

const redirectLoop = (from: string): Rejection =>
  rejection('REDIRECT_LOOP', `The new address leads back to ${from}. Choose another new address.`);

export const redirectExists = ({ from, to }: Addresses): Rejection =>
  rejection('REDIRECT_EXISTS', `${from} already redirects to ${to}. Edit that redirect instead.`);

export const redirectsFull: Rejection = rejection(
  'REDIRECTS_FULL',
  `The limit is ${MAX_REDIRECTS.toLocaleString('en-US')} redirects. Delete some first.`,
);

/**
 * Plans changes to redirects, none of which leads to another's source: a visitor is redirected once
 * at most, and never in circles.
 * @param stored the redirects whose source or target is the source or target of a change
 */
export function planRedirects(stored: Iterable<Addresses>) {
  /** Targets by source, each with its normalized path. */
  const targets = new Map<string, { to: string; path: string }>();
  const sourcesOf = new Map<string, Set<string>>();
  const changed = new Set<string>();

  function remove(from: string): void {
    const target = targets.get(from);
    if (target === undefined) return;
    targets.delete(from);
    sourcesOf.get(target.path)?.delete(from);
  }

  function set(from: string, target: { to: string; path: string }): void {
    remove(from);
    targets.set(from, target);
    const sources = sourcesOf.get(target.path) ?? new Set();
    sourcesOf.set(target.path, sources.add(from));
  }

  const targetAt = (to: string) => ({ to, path: pathOfTarget(to) });
  for (const { from, to } of stored) set(from, targetAt(to));

  return {
    targetOf: (from: string) => targets.get(from)?.to,
    remove,
    /** Redirects an address to the end of its chain, or returns why it can't. */
    put({ from, to }: Addresses): Rejection | null {
      const target = targetAt(to);
      const end = targets.get(target.path) ?? target;
      if (end.path === from) return redirectLoop(from);
      for (const source of [from, ...(sourcesOf.get(from) ?? [])]) {
        set(source, end);
        changed.add(source);
      }
      return null;
    },
    /** The redirects to save. */
    changes: (): Addresses[] =>
      Array.from(changed, (from) => ({ from, to: targets.get(from)?.to ?? '' })),
  };
}

type Plan = ReturnType<typeof planRedirects>;

/** Plans a new redirect, or one that takes the place of `edited`. */
export function planOne(
  plan: Plan,
  addresses: Addresses,
  { edited, total }: { edited: Addresses | null; total: number },
): Rejection | null {
  if (edited === null && total >= MAX_REDIRECTS) return redirectsFull;
  if (edited !== null) plan.remove(edited.from);
  const to = plan.targetOf(addresses.from);
  return to === undefined ? plan.put(addresses) : redirectExists({ from: addresses.from, to });
}

/** Why a row of a file can't be imported. `row` counts from 0. */
export interface RowProblem {
  row: number;
  path: 'from' | 'to';
  /** A sentence. */
  message: string;
}

/** Reads rows of addresses as typed. Returns the valid ones by row, and what is wrong with the others. */
export function readRows(rows: readonly Addresses[]) {
  const valid = new Map<number, Addresses>();
  const problems: RowProblem[] = [];
  for (const [row, typed] of rows.entries()) {
    const read = readRedirect(typed);
    if ('invalid' in read) problems.push(problemOf(row, read.invalid));
    else valid.set(row, read);
  }
  return { valid, problems };
}

function problemOf(row: number, { path, subject, message }: InvalidField): RowProblem {
  return { row, path: path === 'from' ? 'from' : 'to', message: `${subject} ${message}` };
}

/**
 * Plans rows in their order. A later row replaces an earlier redirect of the same address.
 * @param total the number of redirects before
 * @returns why some rows can't be imported
 */
export function planRows(
  plan: Plan,
  rows: ReadonlyMap<number, Addresses>,
  total: number,
): RowProblem[] {
  const problems: RowProblem[] = [];
  let count = total;
  for (const [row, addresses] of rows) {
    const isNew = plan.targetOf(addresses.from) === undefined;
    const rejected = isNew && count >= MAX_REDIRECTS ? redirectsFull : plan.put(addresses);
    if (rejected !== null) problems.push({ row, path: 'to', message: rejected.reason });
    else if (isNew) count += 1;
  }
  return problems;
}

/** An address that may take the place of a deleted record's. */
export interface Successor {
  path: string;
  /** True if visitors can open it now. */
  visible: boolean;
}

/**
 * Plans the redirect of a deleted record's address to its first successor that leads somewhere
 * else. A redirect that staff made before stays.
 */
export function planSuccessor(plan: Plan, from: string, successors: readonly Successor[]): void {
  if (plan.targetOf(from) !== undefined) return;
  for (const { path, visible } of successors) {
    if (!visible && plan.targetOf(path) === undefined) continue;
    if (plan.put({ from, to: path }) === null) return;
  }
}
