import { useFormContext } from 'react-hook-form';

/**
 * Returns a function that shows the server's errors at their inputs. Use it in forms that another
 * button can submit.
 */
export function useShowErrors() {
  const { setError } = useFormContext();
  return (errors: Readonly<Record<string, string>> = {}) => {
    for (const [input, message] of Object.entries(errors)) {
      setError(input, { type: 'server', message });
    }
  };
}
