import { stripVTControlCharacters } from 'node:util';
import { printInOrder } from './print-in-order.ts';
import type { Print } from './run-command.ts';
import { runLanes } from './run-lanes.ts';
import type { Failure, Outcome, Step } from './step.ts';
import { stages } from './steps.ts';

interface Turn {
  step: Step;
  print: Print;
  end: () => void;
}

interface Row extends Outcome {
  name: string;
  seconds: number;
}

const printer = printInOrder((text) => process.stdout.write(text));
const rows: Row[] = [];
for (const { lanes, rest } of stages) {
  // Output is printed in the order of the list, whichever step ends first.
  const inTurn = (step: Step): Turn => ({ step, ...printer() });
  const turns = { lanes: lanes.map((lane) => lane.map(inTurn)), rest: rest.map(inTurn) };
  const done = new Map<Turn, Row>();
  await runLanes(turns, async (turn) => void done.set(turn, await runStep(turn)));
  rows.push(...[...turns.lanes.flat(), ...turns.rest].flatMap((turn) => done.get(turn) ?? []));
}

async function runStep({ step, print, end }: Turn): Promise<Row> {
  print(`\n=== ${step.name} ${'='.repeat(Math.max(3, 72 - step.name.length))}\n\n`);
  const start = Date.now();
  const outcome = await step.run(print).catch((error: unknown): Outcome => {
    print(`${String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  end();
  return { name: step.name, ...outcome, seconds: Math.round((Date.now() - start) / 1000) };
}

// Repeated at the end, because the test's own report may be thousands of lines above.
const linesOfMessage = 12;
function sayAgain(verdict: string, failures: readonly Failure[]): void {
  for (const { test, message } of failures) {
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => !line.includes('node_modules'))
      .slice(0, linesOfMessage);
    console.log([`\n${verdict} ${test}`, ...lines].join('\n    '));
  }
}
sayAgain(
  'UNSTEADY, passed when looked at again, alone:',
  rows.flatMap(({ unsteady = [] }) => unsteady),
);
sayAgain(
  'NOT RUN',
  rows.flatMap(({ notRun = [] }) => notRun),
);
sayAgain(
  'FAILED',
  rows.flatMap(({ failures = [] }) => failures),
);

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
