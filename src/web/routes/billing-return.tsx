export default function P() {
  return <main id="main">billing-return</main>;
}
