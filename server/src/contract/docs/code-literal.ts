import { isObject, type Json } from '@spindle/sdk/contract/document';

const LINE = 46;

/** Formats a value as source code. */
export function codeLiteral(value: Json): string {
  if (Array.isArray(value)) return bracketed('[', value.map(codeLiteral), ']');
  if (isObject(value)) {
    const members = Object.entries(value).map(([name, one]) => `${key(name)}: ${codeLiteral(one)}`);
    return bracketed('{ ', members, ' }');
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  const escaped = JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return `'${escaped.replaceAll("'", String.raw`\'`)}'`;
}

export function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

function bracketed(open: string, members: string[], close: string): string {
  if (members.length === 0) return (open + close).replaceAll(' ', '');
  const line = open + members.join(', ') + close;
  if (line.length <= LINE && !line.includes('\n')) return line;
  const rows = members.map((one) => `${indent(one)},\n`);
  return `${open.trim()}\n${rows.join('')}${close.trim()}`;
}

const key = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);
