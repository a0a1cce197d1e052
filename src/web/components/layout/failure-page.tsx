export function FailurePage({ error }: { error: unknown }) {
  return (
    <main>
      <h1>Unexpected Application Error!</h1>
      {String(error)}
    </main>
  );
}
