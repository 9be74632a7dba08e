import { useFormContext } from 'react-hook-form';

/** Shows at the inputs what the shop found wrong with a form that was sent by another button than its own. */
export function useShowErrors() {
  const { setError } = useFormContext();
  return (errors: Readonly<Record<string, string>> = {}) => {
    for (const [input, message] of Object.entries(errors)) {
      setError(input, { type: 'server', message });
    }
  };
}
