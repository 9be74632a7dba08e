/** Replaces the human check. Everyone passes. */
export const HUMAN_CHECK = {
  path: '/mock/human-check.js',
  address: '/mock/human-check.js?render=mock',
  script: `window.grecaptcha = {
  ready: (callback) => callback(),
  execute: async (_, { action }) => 'human:' + action,
};
`,
};
