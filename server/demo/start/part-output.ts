import type { ChildProcess } from 'node:child_process';

const MAX_STORED = 10_000;

/** Output of one of the shop's processes, kept to explain why the process ended. */
export interface PartOutput {
  /** Returns the end of the output, trimmed. */
  last(): string;
  /** Also forwards the process's stderr to ours from now on. */
  show(): void;
}

export function bufferOutput(child: ChildProcess): PartOutput {
  let saved = '';
  let errors = '';
  let displayed = false;
  child.stdout?.on('data', (text: Buffer) => {
    saved = (saved + text.toString()).slice(-MAX_STORED);
  });
  child.stderr?.on('data', (text: Buffer) => {
    saved = (saved + text.toString()).slice(-MAX_STORED);
    if (displayed) process.stderr.write(text);
    else errors += text.toString();
  });
  return {
    last: () => saved.trim(),
    show() {
      displayed = true;
      process.stderr.write(errors);
      errors = '';
    },
  };
}
