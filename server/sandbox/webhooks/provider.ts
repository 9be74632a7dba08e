/** The providers that call the shop when something happens. */
export const webhookProviders = ['stripe', 'easypost'] as const;
export type WebhookProvider = (typeof webhookProviders)[number];
