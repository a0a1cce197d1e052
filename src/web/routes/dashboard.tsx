export default function P() {
  return <main id="main">dashboard</main>;
}
