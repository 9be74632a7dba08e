import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './step.ts';
import { steps } from './steps.ts';

const rows: (Outcome & { name: string; seconds: number })[] = [];

for (const step of steps) {
  console.log(`\n=== ${step.name} ${'='.repeat(Math.max(3, 72 - step.name.length))}\n`);
  const start = Date.now();
  const outcome = await step.run().catch((error: unknown): Outcome => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  rows.push({ name: step.name, ...outcome, seconds: Math.round((Date.now() - start) / 1000) });
}

// Said again at the end: the test's own report may be thousands of lines above.
const linesOfMessage = 12;
for (const { test, message } of rows.flatMap(({ failures = [] }) => failures)) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, linesOfMessage);
  console.log([`\nFAILED ${test}`, ...lines].join('\n    '));
}

const width = Math.max(...rows.map(({ name }) => name.length));
console.log('\n=== Summary\n');
for (const { name, passed, failed, seconds } of rows) {
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  console.log(`${verdict} ${name.padEnd(width)} ${counts} ${String(seconds).padStart(5)} s`);
}

const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
