import path from 'node:path';
import { runCommand, type Print } from './run-command.ts';

/** A failure with its message, which is what people want to read last. */
export interface Failure {
  /** "file › test", or the name of a check */
  test: string;
  message: string;
  /** Where the runner finds it: the file with vitest, the test's line with Playwright. */
  file?: string;
}

export interface Outcome {
  passed: number;
  failed: number;
  failures?: Failure[];
  /** Tests that failed at first and passed in the second run. */
  unsteady?: Failure[];
  /** Tests that could not run on this machine, and why. */
  notRun?: Failure[];
}

export interface Step {
  name: string;
  run(print: Print): Promise<Outcome>;
}

export const rootFolder = path.join(import.meta.dirname, '..', '..');

/** Runs a check that passes or fails and counts as one. */
export function npmScript(name: string, script: string, env: Record<string, string> = {}): Step {
  return {
    name,
    async run(print) {
      let output = '';
      const ok = await runCommand('npm', ['run', '--silent', script], {
        cwd: rootFolder,
        env,
        print: (text) => {
          output += text;
          print(text);
        },
      });
      if (ok) return { passed: 1, failed: 0 };
      return { passed: 0, failed: 1, failures: [{ test: name, message: output }] };
    },
  };
}

/**
 * Counts the tests of a run. A run that fails without a failed test, or has no tests, counts as one
 * more failure.
 */
export function testOutcome(ok: boolean, report: Outcome | undefined): Outcome {
  const { passed, failed, failures = [], notRun = [] } = report ?? { passed: 0, failed: 0 };
  const broken = failed === 0 && (!ok || passed === 0);
  return { passed, failed: failed + (broken ? 1 : 0), failures, notRun };
}
