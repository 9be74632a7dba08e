import { isIPv6 } from 'node:net';

const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the network of one subscriber as a key for counting: the IPv4 address, or the first 64
 * bits of an IPv6 address, because a subscriber has all addresses that share these bits.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const [, short] = embedded.exec(plain) ?? [];
  if (short !== undefined) return short;
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const left = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array<string>(left).fill('0'), ...(after ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
