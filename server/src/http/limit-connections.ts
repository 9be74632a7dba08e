import type { Server } from 'node:http';
import { isLoopback } from '../config/loopback.ts';
import { networkOf } from './network-of.ts';

/**
 * More than everyone behind one address has open at the same time, but few enough that one address
 * can't use up the process's connections.
 */
const MAX_CONNECTIONS = 500;

interface ConnectionLimitOptions {
  maxConnections?: number;
  /** Returns true if connections from an address are exempt. */
  isExempt?: (address: string) => boolean;
}

/**
 * Closes connections beyond a limit per network (for IPv6, the first 64 bits) as soon as they are
 * accepted. This machine itself is exempt.
 */
export function limitConnections(
  server: Server,
  { maxConnections = MAX_CONNECTIONS, isExempt = isThisMachine }: ConnectionLimitOptions = {},
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isExempt(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > maxConnections) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

const isThisMachine = (address: string) => isLoopback(networkOf(address)) || address === '::1';
