export default function P() {
  return <main id="main">settings</main>;
}
