/** The root of every screen's breadcrumbs. */
export const panel = { label: 'Administration Panel', to: '/ui/admin' };
