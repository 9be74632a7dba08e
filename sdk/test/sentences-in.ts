import ts from 'typescript';

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
