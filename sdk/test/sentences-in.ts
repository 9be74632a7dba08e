import ts from 'typescript';

/** Three words at least, so that a label of two is nobody's sentence; "…" is what is put in. */
const SENTENCE = /[a-zA-Z’'…]+ [a-zA-Z’'…]+ .*[a-z]/;
/** Statements are for the database. */
const STATEMENT = /^\s*(select|insert|update|with|delete|where|and |or )|select .*from|\n/i;

/** What a source file says to people, with what is put in left out, and the line of each. */
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
