import { spawn } from 'node:child_process';

/** Far longer than any program takes on a slow machine. Only a program that hangs is killed. */
const longestMs = 60 * 60_000;
const lateMs = 5_000;

/** Receives a step's output as it arrives. */
export type Print = (text: string) => void;

interface Where {
  cwd: string;
  env?: Record<string, string>;
  /** Receives the program's output. Without it, output goes to ours. */
  print?: Print;
}

/** Runs a program. Resolves to true if it succeeds. */
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
      // 'close' fires once all output has arrived. A process left behind may keep the pipes open
      // forever, hence the timeout.
      child.once('close', end);
      setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        end();
      }, lateMs).unref();
    });
  });
}
