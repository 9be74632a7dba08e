import { BlockList, isIP } from 'node:net';
import { Resolver } from 'node:dns/promises';
import { isLoopback } from '../config/loopback.ts';

/** What a name, or an address as it is, leads to. */
export type Resolve = (hostname: string) => Promise<string[]>;

export class NotPublic extends Error {
  constructor(hostname: string) {
    super(`${hostname} is not in the public internet.`);
    this.name = 'NotPublic';
  }
}

const refused = new BlockList();
// of this network, private, shared, of this link, for documentation, for measuring, of groups, reserved
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
  refused.addSubnet(net, bits, 'ipv4');
}
// of 2000::/3, what is special, or holds an address of the other family
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  refused.addSubnet(net, bits, 'ipv6');
}
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

/**
 * Asks the network, not this machine: what its own files call by a name is none of the internet, and
 * threads that other work waits for are not kept by a name server that does not answer.
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
  /** This machine is allowed as well. */
  local: boolean;
  resolve: Resolve;
}

/**
 * What may be connected to under that name, each family. One address that is not public refuses all.
 * Whoever connects takes these and asks nobody again: a second answer could be another.
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
