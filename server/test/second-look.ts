import type { Outcome } from './step.ts';

/** More than that is no accident, and would take long. */
const mostFiles = 3;

/**
 * Runs tests, and those that failed (vitest's with their files) once more, alone: a busy machine is
 * nobody's fault. What passes then is told as unsteady, by name and with what it said, never silently.
 */
export async function withSecondLook(
  run: (files: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
  const first = await run([]);
  const { failures = [] } = first;
  const files = [...new Set(failures.flatMap(({ file }) => file ?? []))];
  const allHaveFiles = failures.every(({ file }) => file !== undefined);
  // A run that broke off says more failures than it names.
  const allAreNamed = failures.length === first.failed;
  if (files.length === 0 || files.length > mostFiles || !allHaveFiles || !allAreNamed) return first;
  const second = await run(files);
  if (second.failed > 0) return first;
  return { passed: first.passed + first.failed, failed: 0, unsteady: failures };
}
