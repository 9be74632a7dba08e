import type { Plugin } from 'vite';

const NAMED = /^\w+\.displayName = "[^"]*";$/gm;
const MADE = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** What asks for a router that loads data: the shop's has none to load. */
const ASKS_FOR_DATA = [
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  [
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  ],
] as const;

/** Stands in the file of the router that all of these are in. */
const MATCHES_ROUTES = 'function useRoutesImpl(';

/**
 * Lets the build leave out those components of the router that nobody uses: it cannot know that
 * making one does nothing else, and names are for developers' tools.
 */
export function lighterRouter(): Plugin {
  return {
    name: 'lighter-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler(code) {
        let lighter = code.replaceAll(NAMED, '').replaceAll(MADE, '= /* @__PURE__ */ $1');
        if (code.includes(MATCHES_ROUTES)) {
          for (const [before, instead] of ASKS_FOR_DATA) {
            if (!code.includes(before)) this.error('The router asks for data in other words now.');
            lighter = lighter.replace(before, instead);
          }
        }
        return { code: lighter, map: null };
      },
    },
  };
}
