/** Whose a sealed secret is: in another's row it cannot be opened. */
export const sealedFor = (webhookId: string): string => `webhook ${webhookId}`;
