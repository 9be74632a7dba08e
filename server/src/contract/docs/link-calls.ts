import { callUrl } from './addresses.ts';
import { codeLink, sentencesOf } from './rejections.ts';
import type { Call } from './call.ts';

const MENTIONED = /(?<!">)<code>(?:(GET|POST|PUT|PATCH|DELETE) )?([/A-Z][^<\s]*)<\/code>/g;

/** Links calls and codes named in a text to their descriptions. */
export function linkCalls(calls: readonly Call[]): (html: string) => string {
  const found = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));
  return (html) =>
    html.replaceAll(MENTIONED, (mention, method: string | undefined, name: string) => {
      const call = found.get(`${method} ${name}`);
      if (call) return `<a href="${callUrl(call.tag, call.id)}">${mention}</a>`;
      return method === undefined && name in sentencesOf ? codeLink(name) : mention;
    });
}
