import { BlockList, isIP } from 'node:net';
import { Resolver } from 'node:dns/promises';
import { isLoopback } from '../config/loopback.ts';

/** Resolves a hostname, or a literal address, to addresses. */
export type Resolve = (hostname: string) => Promise<string[]>;

export class NotPublic extends Error {
  constructor(hostname: string) {
    super(`${hostname} is not a public address.`);
    this.name = 'NotPublic';
  }
}

const rejected = new BlockList();
// this network, private, shared, link-local, documentation, benchmarking, multicast, reserved
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  rejected.addSubnet(net, bits, 'ipv4');
}
// within 2000::/3, special ranges and ranges that contain an IPv4 address
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  rejected.addSubnet(net, bits, 'ipv6');
}
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !rejected.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !rejected.check(address, 'ipv6');
}

/**
 * Queries the network's DNS instead of this machine. Names in the hosts file are not on the
 * internet, and a name server that doesn't respond would block threads needed for other work.
 */
export const resolvePublicly: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const found = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};

interface Rules {
  /** Whether this machine is also allowed. */
  local: boolean;
  resolve: Resolve;
}

/**
 * Returns the addresses of a hostname, IPv4 and IPv6, that we may connect to. A single non-public
 * address rejects the hostname. Connect to these addresses without another lookup, which could
 * return different ones.
 * @throws NotPublic
 */
export async function allowedAddresses(
  hostname: string,
  { local, resolve }: Rules,
): Promise<{ address: string; family: number }[]> {
  const name = hostname.replace(/^\[|\]$/g, '');
  const found = await addressesOf(name, { local, resolve });
  const isAllowed = (address: string) => isPublicAddress(address) || (local && isLoopback(address));
  if (!found.every(isAllowed)) throw new NotPublic(name);
  return found.map((address) => ({ address, family: isIP(address) }));
}

async function addressesOf(name: string, { local, resolve }: Rules): Promise<string[]> {
  if (isIP(name) !== 0) return [name];
  return local && isLoopback(name) ? ['127.0.0.1', '::1'] : resolve(name);
}
