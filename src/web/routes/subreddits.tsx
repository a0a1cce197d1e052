export default function P() {
  return <main id="main">subreddits</main>;
}
