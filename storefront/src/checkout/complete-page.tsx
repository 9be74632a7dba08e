export function CompletePage() {
  return <h1>Checkout Completed!</h1>;
}
