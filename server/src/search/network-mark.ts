import { createHmac } from 'node:crypto';

/**
 * Marks the network that a query came from, to tell networks apart: keyed, and another for each query,
 * so that nobody can see what one network searched for. Neighbors count as one (of IPv4 the first 24
 * bits, of IPv6 the first 48), because one person easily has several addresses there.
 */
export function networkMark(key: string, { query, network }: { query: string; network: string }) {
  const separator = network.includes(':') ? ':' : '.';
  const neighbors = network.split(separator).slice(0, 3).join(separator);
  return createHmac('sha256', key)
    .update(`search\n${query}\n${neighbors}`)
    .digest('base64url')
    .slice(0, 16);
}
