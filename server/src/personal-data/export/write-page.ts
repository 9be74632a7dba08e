interface Part {
  title: string;
  rows: readonly object[];
}

/**
 * Renders an export as one page for people, with a table per section and without scripts or
 * external resources.
 */
export function writePage(name: string, madeAt: Date, parts: readonly Part[]): string {
  const heading = `Everything we know about ${name}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(heading)}</title>
<style>
body { font-family: system-ui, sans-serif; margin: 2rem; color-scheme: light dark }
table { border-collapse: collapse; margin-block-end: 2rem }
td, th { border: 1px solid; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top }
</style>
<h1>${escaped(heading)}</h1>
<p>As of ${madeAt.toISOString()}. Amounts are in cents, times in UTC. The JSON files contain the same data for programs.</p>
${parts.map(writePart).join('\n')}
</html>
`;
}

function writePart({ title, rows }: Part): string {
  const [first] = rows;
  if (first === undefined) return `<h2>${escaped(title)}</h2>\n<p>Nothing.</p>`;
  const head = Object.keys(first).map((column) => `<th scope="col">${escaped(column)}</th>`);
  const body = rows.map(
    (row) =>
      `<tr>${Object.values(row)
        .map((value) => `<td>${escaped(displayed(value))}</td>`)
        .join('')}</tr>`,
  );
  return `<h2>${escaped(title)}</h2>
<table><tr>${head.join('')}</tr>
${body.join('\n')}
</table>`;
}

function displayed(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (one) => entities[one] ?? one);
