import { writeFileSync } from 'node:fs';
import { isObject } from '@spindle/sdk/contract/document';
import { describeChanges } from '../../src/contract/docs/changes/describe-changes.ts';
import {
  readReleased,
  readReleases,
  releasedFile,
  releasesFile,
} from '../../src/contract/docs/changes/released.ts';
import { readContract } from '../../src/contract/read-contract.ts';
import { breakingChanges } from './compare-contracts.ts';
import { majorOf } from './major-of.ts';

// `npm run contract:release`: from now on, programs can rely on the contract as it is.
const present = readContract();
const released = readReleased();
const changes = released === null ? [] : breakingChanges(released, present);
if (released !== null && changes.length > 0 && majorOf(present) <= majorOf(released)) {
  console.error('This would break programs; raise the major version in openapi.yaml first:');
  for (const change of changes) console.error(`  ${change}`);
  process.exitCode = 1;
} else {
  const { info } = present;
  const release = {
    version: isObject(info) ? String(info['version']) : '',
    date: new Date().toISOString().slice(0, 10),
    changes: released === null ? [] : describeChanges(released, present),
  };
  writeFileSync(releasesFile, `${JSON.stringify([release, ...readReleases()], null, 2)}\n`);
  writeFileSync(releasedFile, `${JSON.stringify(present, null, 2)}\n`);
  console.log('Released.');
}
