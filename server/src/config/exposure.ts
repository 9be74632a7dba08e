import { isLoopback } from './loopback.ts';

interface Variables {
  NODE_ENV?: string | undefined;
  HOST?: string | undefined;
  PUBLIC_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  DATABASE_REPLICA_URLS: readonly string[];
}

/**
 * Returns how people other than the developer at this machine can reach the shop or its data, in
 * words that follow "because". Returns undefined if nobody can.
 */
export function exposedBy(input: Variables): string | undefined {
  if (input.NODE_ENV === 'production') return 'NODE_ENV is production';
  if (input.PUBLIC_URL !== undefined && isPublic(input.PUBLIC_URL)) {
    return `PUBLIC_URL is ${input.PUBLIC_URL}`;
  }
  const databases = [input.DATABASE_URL ?? '', ...input.DATABASE_REPLICA_URLS];
  if (!databases.every(isOnThisMachine)) return 'DATABASE_URL points to another machine';
  if (input.HOST !== undefined && !isLoopback(input.HOST)) return `HOST is ${input.HOST}`;
  return undefined;
}

function isPublic(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || !isLoopback(hostname);
}

/** Also accepts a folder with the server's socket, given as path, host or parameter. */
export function isOnThisMachine(address: string): boolean {
  if (address === '' || address.startsWith('/')) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return protocol === 'socket:' || host === '' || host.startsWith('/') || isLoopback(host);
}
