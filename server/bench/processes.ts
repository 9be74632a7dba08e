import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Program {
  pid: number;
  /** Time from the start to the first successful response. */
  readyAfterMs: number;
  stop(): Promise<void>;
  /** Kills the process without warning. */
  kill(): Promise<void>;
}

const timeoutMs = 30_000;
/** The flags with which the image starts the shop. */
const nodeFlags = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=10',
  '--no-allocation-site-pretenuring',
];
/** Like the image with a warm compile cache, as after a container's first start. */
const asDeployed = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../../node_modules/.cache/spindle'),
};

/** Starts one of our programs and waits until the URL responds successfully. */
export async function startProgram(
  file: string,
  answersAt: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<Program> {
  const began = performance.now();
  const program = path.join(import.meta.dirname, file);
  const child = spawn(process.execPath, [...nodeFlags, program, ...args], {
    env: { PATH: process.env['PATH'], DRAIN_SECONDS: '0', ...asDeployed, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} cannot be started`);
  while (!(await answers(answersAt))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    if (performance.now() - began > timeoutMs) throw new Error(`${file} does not answer`);
    await pause(5);
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  return {
    pid,
    readyAfterMs: performance.now() - began,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function answers(address: string): Promise<boolean> {
  try {
    const reply = await fetch(address);
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}

/** Returns the resident memory of a process in megabytes. */
export function memoryOf({ pid }: Program): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
