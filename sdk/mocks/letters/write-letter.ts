export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** What somebody else wrote, with its line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'table'; rows: readonly (readonly [string, string])[] };

interface Letter {
  subject: string;
  greeting: string;
  blocks: readonly Block[];
}

/** A letter of the shop as people read it who read text. */
export function writeLetter({ subject, greeting, blocks }: Letter) {
  return { subject, text: `${[greeting, ...blocks.map(toText), 'Spindle'].join('\n\n')}\n` };
}

function toText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`;
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'link':
      return `${block.text}: ${block.href}`;
    case 'table': {
      const width = Math.max(...block.rows.map(([name]) => name.length));
      return block.rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
    }
  }
}
