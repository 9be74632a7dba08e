import { ShownOnce } from '../ui/shown-once.tsx';

export function ShownSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce
      title="Webhook secret"
      text="With it your program checks that a message is ours. Copy it now, you cannot see it again."
      value={secret}
      done="I have copied the secret"
      onClose={onClose}
    />
  );
}
