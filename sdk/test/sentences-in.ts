import ts from 'typescript';
import { parseAllDocuments } from 'yaml';

/**
 * Matches at least three words, so that short labels don't count. "…" stands for inserted values.
 */
const SENTENCE = /[a-zA-Z''…]+ [a-zA-Z''…]+ .*[a-z]/;
/** SQL statements, which aren't for people. */
const STATEMENT =
  /^\s*(select|insert|update|with|delete|where|and |or |create )|select .*from|^[a-z."_]+ as \w+$|\n/i;

/**
 * Lists the sentences for people in a source file, each with its line. Inserted values are left
 * out.
 */
export function sentencesIn(file: string, text: string): { sentence: string; line: number }[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found: { sentence: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const sentence = textOf(node);
    if (sentence !== null && SENTENCE.test(sentence) && !STATEMENT.test(sentence)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ sentence, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  }
  return ts.isJsxText(node) ? node.text.replaceAll(/\s+/g, ' ').trim() : null;
}

/** Lists the comments and test titles in a source file. */
export function notesIn(file: string, text: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const notes = new Set<string>();
  const visit = (node: ts.Node): void => {
    const comments = ts.getLeadingCommentRanges(text, node.pos) ?? [];
    comments.push(...(ts.getTrailingCommentRanges(text, node.end) ?? []));
    if (!ts.isJsxText(node)) for (const { pos, end } of comments) notes.add(text.slice(pos, end));
    if (ts.isCallExpression(node) && /^(describe|it|test)\b/.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) notes.add(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...notes].map((note) => note.replaceAll(/\s+\*?\s*/g, ' '));
}

/**
 * Lists the texts of a document: the lines of Markdown or HTML without code, or the sentences among
 * the values in YAML or JSON.
 */
export function proseIn(file: string, text: string): string[] {
  if (/\.(md|html)$/.test(file)) {
    const withoutCode = text.replaceAll(/```.*?```|<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '');
    return withoutCode
      .replaceAll(/<[^>]*>/g, '')
      .split('\n')
      .flatMap(withoutNames);
  }
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') found.push(...withoutNames(value));
    if (typeof value !== 'object' || value === null) return;
    for (const part of Object.values(value)) visit(part);
  };
  visit(
    file.endsWith('.json') ? JSON.parse(text) : parseAllDocuments(text).map((one) => one.toJS()),
  );
  return found;
}

const withoutNames = (text: string): string[] => {
  const prose = text.replaceAll(/`[^`]*`|https?:\S+|\b[A-Z_]{4,}\b/g, '…');
  return SENTENCE.test(prose) ? [prose.replaceAll(/\s+/g, ' ').trim()] : [];
};
