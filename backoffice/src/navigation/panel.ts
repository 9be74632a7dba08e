/** The root of every screen's breadcrumb. */
export const panel = { label: 'Administration Panel', to: '/ui/admin' };
