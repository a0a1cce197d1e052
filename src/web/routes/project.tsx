export default function P() {
  return <main id="main">project</main>;
}
