import type { ChildProcess } from 'node:child_process';

const MAX_STORED = 10_000;

/** Output of one of the shop's processes, kept to explain why the process ended. */
export interface PartOutput {
  /** Returns the end of the output, trimmed. */
  last(): string;
  /** Also writes its errors to ours from now on. */
  show(): void;
}

export function keepOutput(child: ChildProcess): PartOutput {
  let kept = '';
  let errors = '';
  let shown = false;
  child.stdout?.on('data', (text: Buffer) => {
    kept = (kept + text.toString()).slice(-MAX_STORED);
  });
  child.stderr?.on('data', (text: Buffer) => {
    kept = (kept + text.toString()).slice(-MAX_STORED);
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
