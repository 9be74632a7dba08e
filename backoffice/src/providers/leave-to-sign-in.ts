/** Where the storefront's sign-in page looks for the way back. */
const RETURN_ADDRESS = 'return-address';

/** Nobody is signed in any more: sign-in is the storefront's, and leads back here. */
export function leaveToSignIn(): void {
  sessionStorage.setItem(RETURN_ADDRESS, window.location.pathname + window.location.search);
  window.location.replace('/ui/signin');
}
