export default function P() {
  return <main id="main">styleguide</main>;
}
