/** The breadcrumb for the list of sections. */
export const contentBuilder = { label: 'Content Builder', to: '/ui/creator' };
