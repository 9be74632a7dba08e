import { IsolationLevel, type EntityManager } from '@mikro-orm/postgresql';
import { auditRetainedSince } from '@spindle/sdk/domain/audit/retention';
import { readChain, type ChainedEntry } from './read-chain.ts';
import { CHAIN_START, hashOfLink, hashOfValues, isSealedBy, type SealKey } from './chain.ts';
import { findAnchor, findSeal, findUnchained, type Seal } from './read-seals.ts';

export interface Verdict {
  /** The first altered entry and how it was altered, or null if every entry is intact. */
  broken: string | null;
  /** Number of intact entries, and how many of them have erased personal values. */
  entries: number;
  erased: number;
  /** Number of entries waiting for their seal. */
  waiting: number;
  /** `number:mac` of the newest seal. Store it elsewhere to detect a truncated chain. */
  lastSeal: string | null;
}

interface VerifyOptions {
  keys: readonly SealKey[];
  now: Date;
  /** `number:mac` of a seal recorded earlier. */
  seen?: string;
}

/** Verifies the whole chain in one consistent snapshot. */
export async function verifyAudit(em: EntityManager, input: VerifyOptions): Promise<Verdict> {
  return em.fork().transactional((tx) => verify(tx, input), {
    isolationLevel: IsolationLevel.REPEATABLE_READ,
    readOnly: true,
  });
}

async function verify(tx: EntityManager, { keys, now, seen }: VerifyOptions): Promise<Verdict> {
  const verdict: Verdict = { broken: null, entries: 0, erased: 0, waiting: 0, lastSeal: null };
  const broken = (what: string) => ({ ...verdict, broken: what });
  const anchor = await findAnchor(tx);
  if (anchor.seal) {
    const wrong = sealProblem(anchor.seal, keys);
    if (wrong !== null) return broken(wrong);
    verdict.lastSeal = nameOf(anchor.seal);
  }
  if (anchor.number > 0 && !(anchor.seal && anchor.seal.at < auditRetainedSince(now))) {
    return broken(`Entries up to number ${anchor.number} were deleted before they expired.`);
  }
  let { number } = anchor;
  let sealedUntil = number;
  let hash = anchor.seal?.hash ?? CHAIN_START;
  for await (const entry of readChain(tx, number)) {
    number += 1;
    const wrong = entryProblem(entry, number, hash);
    if (wrong !== null) return broken(wrong);
    hash = entry.hash;
    verdict.entries += 1;
    if (entry.values === null) verdict.erased += 1;
    if (entry.seal === null) continue;
    const invalid = sealProblem(entry.seal, keys, { hash, after: sealedUntil });
    if (invalid !== null) return broken(invalid);
    sealedUntil = number;
    verdict.lastSeal = nameOf(entry.seal);
  }
  if (sealedUntil < number) return broken(`Entry ${sealedUntil + 1} has lost its seal.`);
  const { waiting, lost } = await findUnchained(tx);
  verdict.waiting = waiting;
  if (lost !== null) return broken(lost);
  return seen === undefined
    ? verdict
    : { ...verdict, broken: await missingSealProblem(tx, seen, anchor.number) };
}

function entryProblem(entry: ChainedEntry, number: number, previous: string): string | null {
  if (entry.number !== number) return `Entry ${number} is missing from the chain.`;
  const { facts, values, valuesHash } = entry;
  if (facts === null) return `Entry ${number} (${entry.entryId}) was deleted.`;
  const named = `Entry ${number} (${facts.action} on ${facts.subject}, ${facts.at.toISOString()})`;
  if (values !== null && valuesHash !== hashOfValues(values)) {
    return `${named} was altered: its before and after values.`;
  }
  if (entry.hash !== hashOfLink(previous, number, facts, valuesHash))
    return `${named} was altered.`;
  return null;
}

function sealProblem(
  seal: Seal,
  keys: readonly SealKey[],
  over?: { hash: string; after: number },
): string | null {
  const key = keys.find(({ id }) => id === seal.keyId);
  if (key === undefined) {
    return `The seal of entry ${seal.number} was made with key ${seal.keyId}, which AUDIT_SEAL_KEYS doesn't contain.`;
  }
  if (!isSealedBy(key, seal, seal.mac)) return `The seal of entry ${seal.number} was altered.`;
  if (over && seal.hash !== over.hash) {
    return `Entries ${over.after + 1} to ${seal.number} don't match their seal: one was altered and its hashes were recomputed.`;
  }
  return null;
}

const nameOf = ({ number, mac }: Seal) => `${number}:${mac}`;

/**
 * Returns the reason why an earlier seal is missing. Returns null if the seal still exists or was
 * pruned with the entries it covers.
 */
async function missingSealProblem(
  tx: EntityManager,
  seen: string,
  pruned: number,
): Promise<string | null> {
  const number = Number(seen.split(':')[0]);
  if (number < pruned) return null;
  const seal = await findSeal(tx, number);
  if (seal !== null && nameOf(seal) === seen) return null;
  return `Seal ${seen} is missing: entries up to number ${number} were truncated or sealed again.`;
}
