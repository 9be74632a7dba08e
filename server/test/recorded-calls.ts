import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Set by a run of the whole suite: the folder in which its processes record their calls. */
export const CALLS_FOLDER = 'SPINDLE_CALLS_FOLDER';

const noted = new Set<string>();

/** Records once per process that an operation responded with that status. */
export function recordCall(operationId: string, status: number): void {
  const folder = process.env[CALLS_FOLDER];
  const call = `${operationId} ${status}`;
  if (folder === undefined || noted.has(call)) return;
  noted.add(call);
  appendFileSync(path.join(folder, `${process.pid}.txt`), `${call}\n`);
}

/** Returns the calls of the whole run: `cancelOrder 200`. */
export function recordedCalls(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return new Set(files.flatMap((text) => text.split('\n')).filter(Boolean));
}
