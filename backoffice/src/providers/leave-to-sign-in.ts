/** Where the storefront's sign-in page looks for the way back. */
const RETURN_ADDRESS = 'return-address';

/** Whether this page is being left for good; what isn't saved can't hold it any more. */
export const departure = { certain: false };

/** Nobody is signed in any more: sign-in is the storefront's, and leads back here. */
export function leaveToSignIn(): void {
  departure.certain = true;
  sessionStorage.setItem(RETURN_ADDRESS, window.location.pathname + window.location.search);
  window.location.replace('/ui/signin');
}
