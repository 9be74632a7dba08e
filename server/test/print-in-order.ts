import type { Print } from './run-command.ts';

interface Printer {
  print: Print;
  /** Nothing more comes: the next one's turn. */
  end: () => void;
}

/**
 * For what happens at the same time and is to be read one after the other: whoever asked for a
 * printer first prints at once, and the others when all before them have ended.
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
