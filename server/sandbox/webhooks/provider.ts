/** The providers that send webhooks to the shop. */
export const webhookProviders = ['stripe', 'easypost'] as const;
export type WebhookProvider = (typeof webhookProviders)[number];
