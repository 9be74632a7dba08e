import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberAddress } from './return-address.ts';

/** Leads to where one signs in, and from there back to `address`. */
export function useSignInFirst() {
  const navigate = useNavigate();
  const left = useRef(false);
  return (address: string) => {
    // The second click of a double click would take a step of its own, and Back would lead nowhere.
    if (left.current) return;
    left.current = true;
    rememberAddress(address);
    void navigate('/ui/signin');
  };
}
