import { execFile } from 'node:child_process';
import path from 'node:path';

export const modules = path.join(import.meta.dirname, '..', '..', 'node_modules');

interface Ended {
  /** 0 on success. */
  code: number;
  output: string;
}

const ours = {
  node: process.execPath,
  tsc: path.join(modules, '.bin', 'tsc'),
};

/** Runs one of our programs, or the one at this path, in this folder and waits until it ends. */
export function run(
  program: keyof typeof ours | { at: string },
  parameters: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Ended> {
  const file = typeof program === 'string' ? ours[program] : program.at;
  return new Promise((resolve) => {
    execFile(file, parameters, { cwd, env: { ...process.env, ...env } }, (error, out, problems) => {
      resolve({ code: error === null ? 0 : 1, output: out + problems });
    });
  });
}
