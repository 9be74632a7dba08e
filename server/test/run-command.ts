import { spawn } from 'node:child_process';

const longestMs = 30 * 60_000;

interface Where {
  cwd: string;
  env?: Record<string, string>;
}

/** Runs a program with its output on ours; true when it ended well. */
export function runCommand(program: string, parameters: string[], where: Where): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: where.cwd,
      env: { ...process.env, ...where.env },
      stdio: 'inherit',
      timeout: longestMs,
    });
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}
