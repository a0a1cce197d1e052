export default function P() {
  return <main id="main">onboarding</main>;
}
