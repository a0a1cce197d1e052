export default function P() {
  return <main id="main">not-found</main>;
}
