import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const files = globSync(
  '{server/src,sdk/domain,sdk/contract,storefront/src,backoffice/src}/**/*.{ts,tsx}',
  { cwd: root },
).filter((file) => !/\.test\.|\/(test|fixtures)\/|\.d\.ts$|contract\/contract\.ts$/.test(file));

/** Texts that nobody reads as the shop's name. */
const ALLOWED = [
  "sdk/domain/settings/settings.ts: 'Spindle'",
  // Stored at the payment provider by every release.
  "server/src/subscriptions/rejection-comment.ts: 'Not taken by Spindle: '",
];

it('the name of the shop is written nowhere but in its setting', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!/\bSpindle\b/.test(text)) return [];
    return textsIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)).map(
      (literal) => `${file}: ${literal}`,
    );
  });
  expect(found.toSorted()).toEqual(ALLOWED.toSorted());
});

/** Returns the literals and markup with the built-in name, without comments. */
function textsIn(node: ts.Node): string[] {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isJsxText(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  if (isText) return /\bSpindle\b/.test(node.text) ? [node.getText().trim()] : [];
  const found: string[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...textsIn(child));
  });
  return found;
}
