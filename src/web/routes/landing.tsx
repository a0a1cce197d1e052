export default function P() {
  return <main id="main">landing</main>;
}
