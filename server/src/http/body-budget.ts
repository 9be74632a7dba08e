import type { IncomingMessage } from 'node:http';

export interface BodyBudgetOptions {
  /** Total bytes for all bodies that are still arriving. */
  maxBytes: number;
  /** How long one body may take to arrive. */
  deadlineMs: number;
}

/** Counts the memory used by one body until it has arrived. */
export interface BodyShare {
  add(bytes: number): void;
  release(): void;
}

export interface BodyBudget {
  /** Reserves memory for a body. `onSlow` is called once when the body must be dropped. */
  open(onSlow: () => void): BodyShare;
}

interface OpenShare {
  bytes: number;
  drop: () => void;
}

/**
 * Limits the memory of request bodies that are still arriving. A body past its deadline is dropped.
 * If all bodies together use too much memory, the oldest ones are dropped, so that clients who hold
 * back the last byte make room for others.
 */
export function createBodyBudget({ maxBytes, deadlineMs }: BodyBudgetOptions): BodyBudget {
  // In the order in which they started to arrive.
  const shares = new Set<OpenShare>();
  let held = 0;

  function release(share: OpenShare): void {
    if (shares.delete(share)) held -= share.bytes;
  }

  return {
    open(onSlow) {
      const share: OpenShare = { bytes: 0, drop };
      const timer = setTimeout(drop, deadlineMs);
      timer.unref();
      shares.add(share);

      function drop(): void {
        clearTimeout(timer);
        release(share);
        onSlow();
      }

      return {
        add(bytes) {
          if (!shares.has(share)) return;
          share.bytes += bytes;
          held += bytes;
          for (const oldest of shares) {
            if (held <= maxBytes) return;
            oldest.drop();
          }
        },
        release() {
          clearTimeout(timer);
          release(share);
        },
      };
    },
  };
}

/**
 * The budget of this process. A body has at most a megabyte, so a few dozen can arrive at the same
 * time.
 */
export const bodyBudget = createBodyBudget({ maxBytes: 32 * 1024 * 1024, deadlineMs: 30_000 });

/** Responds like Node to a request that takes too long, and closes the connection. */
export function closeSlowRequest({ socket }: IncomingMessage): void {
  if (socket.writable) socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  socket.destroySoon();
}
