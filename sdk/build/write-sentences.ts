import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

const sdk = path.join(import.meta.dirname, '..');

/** Collects the sentence of each code from the source. "…" stands for inserted values. */
export async function writeSentences(file: string): Promise<void> {
  const found = new Map<string, Set<string>>();
  for await (const source of glob('{domain,contract}/**/*.ts', { cwd: sdk })) {
    if (/\.test\.ts$|fixtures/.test(source)) continue;
    const text = await readFile(path.join(sdk, source), 'utf8');
    if (!text.includes('rejection(')) continue;
    for (const { code, sentence } of rejectionsIn(source, text)) {
      found.set(code, (found.get(code) ?? new Set()).add(sentence));
    }
  }
  const sentences = [...found]
    .map(([code, all]) => [code, [...all].toSorted()] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(Object.fromEntries(sentences), null, 2)}\n`);
}

function rejectionsIn(file: string, text: string): { code: string; sentence: string }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const found: { code: string; sentence: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.arguments.length > 1) {
      const [code, ...sentences] = node.arguments.map(textOf);
      const sentence = sentences.find((one) => one?.includes(' '));
      if (code !== undefined && CODE.test(code) && sentence) found.push({ code, sentence });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const CODE = /^[A-Z]+(_[A-Z]+)*$/;

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node)) return `${textOf(node.left) ?? '…'}${textOf(node.right) ?? '…'}`;
  return undefined;
}
