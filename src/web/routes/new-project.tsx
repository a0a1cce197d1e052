export default function P() {
  return <main id="main">new-project</main>;
}
