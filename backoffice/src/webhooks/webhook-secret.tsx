import { OneTimeSecret } from '../ui/one-time-secret.tsx';

export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <OneTimeSecret
      title="Webhook secret"
      text="With it your program checks that a message is ours. Copy it now, you cannot see it again."
      value={secret}
      done="I have copied the secret"
      onClose={onClose}
    />
  );
}
