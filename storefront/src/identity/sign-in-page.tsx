export function SignInPage() {
  return <h1>Please sign in to continue.</h1>;
}
