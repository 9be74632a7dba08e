import { spawn } from 'node:child_process';

/** Far longer than any program takes on a slow machine: only one that hangs is ended. */
const longestMs = 60 * 60_000;
const lateMs = 5_000;

/** Takes what a step prints, as it comes. */
export type Print = (text: string) => void;

interface Where {
  cwd: string;
  env?: Record<string, string>;
  /** Gets what the program prints; without it, that goes where ours goes. */
  print?: Print;
}

/** Runs a program; true when it ended well. */
export function runCommand(program: string, parameters: string[], where: Where): Promise<boolean> {
  const { cwd, env, print } = where;
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: print ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      timeout: longestMs,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => print?.(text));
    }
    child.once('error', (error) => {
      (print ?? console.error)(`${program}: ${error.message}\n`);
      resolve(false);
    });
    child.once('exit', (code) => {
      const end = () => resolve(code === 0);
      // Once all that it printed is here; a process it left behind may keep its pipes open for ever.
      child.once('close', end);
      setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        end();
      }, lateMs).unref();
    });
  });
}
