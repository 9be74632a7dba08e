import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface RunningProgram {
  readonly pid: number;
  /** Null once the process has ended. */
  readonly memoryBytes: number | null;
  readonly running: boolean;
  /** Returns the end of its output. */
  lastWords(): string;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL: no warning, nothing can be finished. */
  kill(): Promise<void>;
}

export interface ProgramOptions {
  program: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string | undefined>;
  user?: { uid: number; gid: number } | undefined;
}

const KEPT_CHARACTERS = 20_000;

/**
 * Starts a program and keeps its output, as an orchestrator does. Runs it as another user if we
 * have permission.
 */
export function startProgram({ program, args, cwd, env, user }: ProgramOptions): RunningProgram {
  const as = process.getuid?.() === 0 ? user : undefined;
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...as });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-KEPT_CHARACTERS);
    });
  }
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  ended.catch((error: unknown) => (output += String(error)));
  const pid = child.pid ?? 0;
  const isRunning = () => pid !== 0 && child.exitCode === null && child.signalCode === null;
  return {
    pid,
    get memoryBytes() {
      return isRunning() ? residentBytes(pid) : null;
    },
    get running() {
      return isRunning();
    },
    lastWords: () => output,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async kill() {
      if (!isRunning()) return;
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Returns the resident memory that Linux reports. */
function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
