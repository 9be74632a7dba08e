import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberReturnPath } from './return-address.ts';

/** Returns a function that goes to the sign-in page, and from there back to `address`. */
export function useSignInFirst() {
  const navigate = useNavigate();
  const left = useRef(false);
  return (address: string) => {
    // A double click's second click would add a history entry, and Back would lead nowhere.
    if (left.current) return;
    left.current = true;
    rememberReturnPath(address);
    void navigate('/ui/signin');
  };
}
