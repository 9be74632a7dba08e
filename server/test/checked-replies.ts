import { contract } from '@spindle/sdk/contract/contract';
import { readOperations } from '@spindle/sdk/contract/operation';
import { replyChecker, type OnReply } from '@spindle/sdk/contract/reply-checks';
import type { ShopSnapshot } from '../src/shop-window/snapshot.ts';
import type { ReadyReply } from '../src/shop-window/ready-reply.ts';
import { noteCall } from './noted-calls.ts';

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
 * that breaks it is left to the router, which refuses to send it and says why.
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
  // A long list is held against the contract by the test that makes one.
  if (!Buffer.isBuffer(plain)) return true;
  const body: unknown = JSON.parse(plain.toString('utf8'));
  try {
    onReply({ operation, status: 200, type: 'application/json', body });
    return true;
  } catch {
    return false;
  }
}

/** `/api/catalog/{catalogId}` with or without a slash at its end. */
function matcher(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`);
}
