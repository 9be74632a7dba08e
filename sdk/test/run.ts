import { execFile } from 'node:child_process';
import path from 'node:path';

export const modules = path.join(import.meta.dirname, '..', '..', 'node_modules');

interface Ended {
  /** 0 where it ended well. */
  code: number;
  output: string;
}

/** Runs a program of ours, in that folder, to its end. */
export function run(
  program: 'node' | 'tsc' | 'rolldown',
  parameters: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Ended> {
  const file = program === 'node' ? process.execPath : path.join(modules, '.bin', program);
  return new Promise((resolve) => {
    execFile(
      file,
      parameters,
      { cwd, env: { ...process.env, ...env } },
      (error, out, complaints) => {
        resolve({ code: error === null ? 0 : 1, output: out + complaints });
      },
    );
  });
}
