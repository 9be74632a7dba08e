import type { ChildProcess } from 'node:child_process';

const MOST_KEPT = 10_000;

/** What a part of the shop says: kept, so that it can be told why the part ended. */
export interface PartOutput {
  /** The last of it, without blank ends. */
  last(): string;
  /** From now on its errors go to ours as well. */
  show(): void;
}

export function keepOutput(child: ChildProcess): PartOutput {
  let kept = '';
  let errors = '';
  let shown = false;
  child.stdout?.on('data', (text: Buffer) => {
    kept = (kept + text.toString()).slice(-MOST_KEPT);
  });
  child.stderr?.on('data', (text: Buffer) => {
    kept = (kept + text.toString()).slice(-MOST_KEPT);
    if (shown) process.stderr.write(text);
    else errors += text.toString();
  });
  return {
    last: () => kept.trim(),
    show() {
      shown = true;
      process.stderr.write(errors);
      errors = '';
    },
  };
}
