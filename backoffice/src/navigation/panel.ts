/** The first breadcrumb of every screen. */
export const panel = { label: 'Administration Panel', to: '/ui/admin' };
