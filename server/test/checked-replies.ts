import { readContract } from '../src/contract/document.ts';
import { readOperations } from '../src/contract/operation.ts';
import { replyChecker, type OnReply } from '../src/contract/reply-checks.ts';
import type { CatalogSnapshot } from '../src/catalog/snapshot.ts';
import { noteCall } from './noted-calls.ts';

const contract = readContract();
const check = replyChecker(contract);
const publicReads = readOperations(contract)
  .filter(({ cacheable, method }) => cacheable && method === 'GET')
  .map((operation) => ({ operation, matches: matcher(operation.path) }));

/** Holds every reply of the router against the contract, and writes down that it was given. */
export const onReply: OnReply = (reply) => {
  noteCall(reply.operation.id, reply.status);
  check(reply);
};

/**
 * The snapshot with its ready replies, which go past the router, held against the contract too. One
 * that breaks it becomes a 500 that says how.
 */
export function checkedSnapshot(snapshot: CatalogSnapshot): CatalogSnapshot {
  const seen = new Set<string>();
  return Object.create(snapshot, {
    reply: {
      value(path: string) {
        const reply = snapshot.reply(path);
        if (reply === undefined || seen.has(path + reply.etag)) return reply;
        checkReadyReply(path, reply.encoded('identity').body);
        seen.add(path + reply.etag);
        return reply;
      },
    },
  });
}

function checkReadyReply(path: string, bytes: Buffer): void {
  const operation = publicReads.find(({ matches }) => matches.test(path))?.operation;
  try {
    if (operation === undefined) throw new Error(`${path} is no public read of the contract.`);
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    onReply({ operation, status: 200, type: 'application/json', body });
  } catch (error) {
    throw Object.assign(new Error(String(error)), { status: 500, expose: true });
  }
}

/** `/api/catalog/{catalogId}` with or without a slash at its end. */
function matcher(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`);
}
