import { writeFileSync } from 'node:fs';
import { readContract } from '../../src/contract/read-contract.ts';
import { breakingChanges } from './compare-contracts.ts';
import { majorOf, readReleased, releasedFile } from './released.ts';

// `npm run contract:release`: from now on programs rely on the contract as it is.
const present = readContract();
const released = readReleased();
const changes = released === null ? [] : breakingChanges(released, present);
if (released !== null && changes.length > 0 && majorOf(present) <= majorOf(released)) {
  console.error('This would break programs; raise the major version in openapi.yaml first:');
  for (const change of changes) console.error(`  ${change}`);
  process.exitCode = 1;
} else {
  writeFileSync(releasedFile, `${JSON.stringify(present, null, 2)}\n`);
  console.log('Released.');
}
