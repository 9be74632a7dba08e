import type { Plugin } from 'vite';

const NAMED = /^\w+\.displayName = "[^"]*";$/gm;
const MADE = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** What asks whether a "data router" is there: the shop's router loads no data. */
const OF_DATA_ROUTERS = [
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  [
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  ],
] as const;

/**
 * Lets the build leave out those components of the router that nobody uses: it cannot know that
 * making one does nothing else, and names are for developers' tools.
 */
export function lighterRouter(): Plugin {
  let left = OF_DATA_ROUTERS.length;
  return {
    name: 'lighter-router',
    apply: 'build',
    buildStart() {
      left = OF_DATA_ROUTERS.length;
    },
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler(code) {
        let lighter = code.replaceAll(NAMED, '').replaceAll(MADE, '= /* @__PURE__ */ $1');
        for (const [before, instead] of OF_DATA_ROUTERS) {
          if (!lighter.includes(before)) continue;
          lighter = lighter.replace(before, instead);
          left -= 1;
        }
        return { code: lighter, map: null };
      },
    },
    buildEnd() {
      if (left > 0) this.error('The router asks for data in other words now.');
    },
  };
}
