import { randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findReleaseBefore } from './release-before/find-release.ts';
import { runCommand } from './run-command.ts';
import { rootFolder } from './step.ts';

/**
 * The suite's property tests, for as long as a night allows. `--seed=7` repeats the same search.
 */
const searches = [
  { file: 'test/sale-property.test.ts', asks: 'SALE', figures: { RUNS: 99_999, SECONDS: 600 } },
  { file: 'test/access-property.test.ts', asks: 'ACCESS', figures: { RUNS: 99_999, SECONDS: 600 } },
  { file: 'test/money-back.test.ts', asks: 'MONEY', figures: { RUNS: 99_999, SECONDS: 600 } },
  {
    file: 'test/shipping-quotes.test.ts',
    asks: 'QUOTE',
    figures: { RUNS: 99_999, SECONDS: 600 },
  },
  { file: 'test/deployment.test.ts', asks: 'CHAOS', figures: { SECONDS: 600, IMAGE: 'whole' } },
  { file: 'src/contract/odd-requests.test.ts', asks: 'ODD', figures: { REQUESTS: 1_000 } },
  { file: 'src/contract/cpu-limit.test.ts', asks: 'CPU', figures: { REQUESTS: 50 } },
];
/** Tests of race conditions, run repeatedly. */
const races = {
  rounds: 10,
  figures: { RACE_ROUNDS: '20' },
  files: [
    'test/sale-survives-kills.test.ts',
    'test/two-processes.test.ts',
    'src/checkout/last-units.test.ts',
    'src/inventory/ledger-property.test.ts',
    'src/contract/idempotency/idempotency.test.ts',
  ],
};
/** Timeout of one test in milliseconds. Tests with a time budget have their own. */
const PATIENCE = 20 * 60_000;

const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const seed = values.seed ?? String(randomInt(2 ** 31));
if (!/^\d{1,10}$/.test(seed)) throw new Error('--seed takes a whole number.');
console.log(`Seed ${seed}: npm run test:long -- --seed=${seed} looks there again.`);

const runTests = (files: string[], env: Record<string, string> = {}, workspace = 'server') =>
  runCommand('vitest', ['run', `--testTimeout=${PATIENCE}`, ...files], {
    cwd: path.join(rootFolder, workspace),
    env,
  });

const failed: string[] = [];
console.log('\n=== The packed SDK in other runtimes, which have to be there');
if (!(await runTests(['test/runtimes.test.ts'], { RUNTIMES: 'demanded' }, 'sdk')))
  failed.push('other runtimes');
console.log('\n=== The release before, on the schema of this one');
const before = await findReleaseBefore();
if ('missing' in before) console.log(`NOT RUN: ${before.missing}`);
else if (!(await runTests(['test/release-before.test.ts'], { RELEASE_BEFORE: before.commit })))
  failed.push(`the release before (${before.commit})`);
for (const { file, asks, figures } of searches) {
  const options = Object.entries({ ...figures, SEED: seed });
  const env = Object.fromEntries(
    options.map(([name, value]) => [`${asks}_${name}`, String(value)]),
  );
  console.log(`\n=== ${file} ${JSON.stringify(env)}`);
  if (!(await runTests([file], env))) failed.push(file);
}
for (let round = 1; round <= races.rounds; round += 1) {
  console.log(`\n=== Races and kills, round ${round} of ${races.rounds}`);
  if (!(await runTests(races.files, races.figures)))
    failed.push(`round ${round} of races and kills`);
}

process.exitCode = failed.length === 0 ? 0 : 1;
console.log(failed.length === 0 ? '\nAll hold.' : `\nFAILED with seed ${seed}:`, failed.join(', '));
