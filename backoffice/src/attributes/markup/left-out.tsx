import { FormHelperText } from '@mui/material';
import { markupTags } from '@spindle/sdk/markup';

const saved = new Set([...markupTags, 'h1', 'html', 'head', 'body']);

/** Lists the elements that the shop removes on save. */
export function LeftOut({ markup }: { markup: string }) {
  const names = leftOut(markup);
  if (names.length === 0) return null;
  return (
    <FormHelperText>
      Removed when you save: {names.map((name) => `<${name}>`).join(', ')}
    </FormHelperText>
  );
}

function leftOut(markup: string): string[] {
  const all = new DOMParser().parseFromString(markup, 'text/html').querySelectorAll('*');
  return [...new Set([...all].map(({ localName }) => localName))].filter(
    (name) => !saved.has(name),
  );
}
