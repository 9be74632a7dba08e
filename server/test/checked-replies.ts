import { contract } from '@spindle/sdk/contract/contract';
import { readOperations } from '@spindle/sdk/contract/operation';
import { replyChecker, type OnReply } from '@spindle/sdk/contract/reply-checks';
import type { ShopSnapshot } from '../src/read-cache/snapshot.ts';
import type { ReadyReply } from '../src/read-cache/ready-reply.ts';
import { recordCall } from './recorded-calls.ts';

const check = replyChecker(contract);
const publicReads = readOperations(contract)
  .filter(({ cacheable, method }) => cacheable && method === 'GET')
  .map((operation) => ({ operation, matches: matcher(operation.path) }));

/** Checks every response of the router against the contract, and records the call. */
export const onReply: OnReply = (reply) => {
  recordCall(reply.operation.id, reply.status);
  check(reply);
};

/**
 * Checks the snapshot's cached responses, which bypass the router, against the contract too. The
 * router gets any invalid one, refuses to send it and explains why.
 */
export function checkedSnapshot(snapshot: ShopSnapshot): ShopSnapshot {
  const seen = new Set<string>();
  function allowed<Reply extends ReadyReply | null | undefined>(path: string, reply: Reply) {
    if (!reply || seen.has(path + reply.etag)) return reply;
    if (!isAllowed(path, reply)) return null;
    seen.add(path + reply.etag);
    return reply;
  }
  return Object.create(snapshot, {
    reply: {
      value(path: string) {
        const reply = snapshot.reply(path);
        return reply instanceof Promise
          ? reply.then((made) => allowed(path, made))
          : allowed(path, reply);
      },
    },
  });
}

function isAllowed(path: string, { encoded }: ReadyReply): boolean {
  const operation = publicReads.find(({ matches }) => matches.test(path))?.operation;
  if (operation === undefined) return false;
  const { body: plain } = encoded('identity');
  // The test that creates a long list checks it against the contract.
  if (!Buffer.isBuffer(plain)) return true;
  const body: unknown = JSON.parse(plain.toString('utf8'));
  try {
    onReply({ operation, status: 200, type: 'application/json', body });
    return true;
  } catch {
    return false;
  }
}

/** Matches `/api/catalog/{catalogId}` with or without a trailing slash. */
function matcher(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`);
}
