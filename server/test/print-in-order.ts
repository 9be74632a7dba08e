import type { Print } from './run-command.ts';

interface Printer {
  print: Print;
  /** Ends this output, so that the next one is printed. */
  end: () => void;
}

/**
 * Prints the output of concurrent steps one after the other. The first printer prints immediately,
 * and each other one after all printers before it have ended.
 */
export function printInOrder(out: Print): () => Printer {
  const waiting: { text: string; ended: boolean }[] = [];

  function flush() {
    while (waiting[0]) {
      if (waiting[0].text !== '') out(waiting[0].text);
      waiting[0].text = '';
      if (!waiting[0].ended) return;
      waiting.shift();
    }
  }

  return () => {
    const mine = { text: '', ended: false };
    waiting.push(mine);
    return {
      print(text) {
        mine.text += text;
        flush();
      },
      end() {
        mine.ended = true;
        flush();
      },
    };
  };
}
