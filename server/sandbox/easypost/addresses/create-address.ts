import { randomUUID } from 'node:crypto';
import type { World } from '../../world.ts';
import type { AddressInput, AddressRecord, Verifications } from './address-record.ts';
import { verify } from './verify.ts';

type Check = keyof Verifications;
const ALL: Check[] = ['zip4', 'delivery'];

/** Returns the checks that a `verify` parameter requests. `true` means all of them. */
export function checksOf(value: unknown): Check[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? ALL.filter((check) => value.includes(check)) : ALL;
}

/** Stores an address, and verifies it if checks are requested. */
export function createAddress(world: World, input: AddressInput, checks: Check[]): AddressRecord {
  const now = new Date().toISOString().replace(/\.\d+/, '');
  const checked = checks.length > 0 ? verify(input) : null;
  const address: AddressRecord = {
    id: `adr_${randomUUID().replaceAll('-', '')}`,
    object: 'Address',
    created: Date.now(),
    created_at: now,
    updated_at: now,
    ...(checked?.address ?? input),
    mode: 'test',
    carrier_facility: null,
    residential: checked?.residential ?? null,
    federal_tax_id: null,
    state_tax_id: null,
    verifications: Object.fromEntries(
      checks.map((check) => [check, checked?.verifications[check]]),
    ),
  };
  world.store.put('address', address);
  return address;
}

export function presentAddress({ created: _created, ...displayed }: AddressRecord) {
  return displayed;
}
