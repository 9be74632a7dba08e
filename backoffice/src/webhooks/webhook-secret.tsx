import { OneTimeSecret } from '../ui/one-time-secret.tsx';

export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <OneTimeSecret
      title="Webhook secret"
      text="Your program uses this secret to check that messages come from us. Copy the secret now. You won't see it again."
      value={secret}
      done="I've copied the secret"
      onClose={onClose}
    />
  );
}
