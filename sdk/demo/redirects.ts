/** Redirects from the addresses of a previous shop. */
export const demoRedirects = [
  { from: '/collections/spindles', to: '/ui/shop/spindles' },
  { from: '/collections/tooling', to: '/ui/shop/tooling' },
  { from: '/pages/contact', to: '/ui/support' },
];
