import type { Plugin } from 'vite';

const BEHAVIOUR =
  '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)';

/** Lets the build leave out what fetches endless lists page by page: the shop has none. */
export function lighterQueries(): Plugin {
  return {
    name: 'lighter-queries',
    apply: 'build',
    transform: {
      filter: { id: /@tanstack\/query-core\/build\/modern\/query\.js/ },
      handler(code) {
        if (!code.includes(BEHAVIOUR)) this.error('There are other words for endless lists now.');
        return { code: code.replace(BEHAVIOUR, 'this.options.behavior'), map: null };
      },
    },
  };
}
