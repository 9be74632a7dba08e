import type { Outcome } from './step.ts';
import { steps } from './steps.ts';

const rows: (Outcome & { name: string; seconds: number })[] = [];

for (const step of steps) {
  console.log(`\n=== ${step.name} ${'='.repeat(Math.max(3, 72 - step.name.length))}\n`);
  const start = Date.now();
  const outcome = await step.run().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  rows.push({ name: step.name, ...outcome, seconds: Math.round((Date.now() - start) / 1000) });
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
