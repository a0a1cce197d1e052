/** Mail programs that drop the head of a message still see these, so light is written into each tag. */
export const LIGHT = {
  paper: "background-color: #faf8f4",
  card: "background-color: #ffffff; border: 1px solid #e6e0d7",
  ink: "color: #1e1b18",
  muted: "color: #6a635b",
  link: "color: #6d2e5f",
  line: "border-color: #e6e0d7",
  button: "background-color: #6d2e5f",
  buttonText: "color: #ffffff",
};

export const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const SERIF = "Georgia, 'Times New Roman', serif";

/** Dark has to win over what is written into the tags. */
export const HEAD_STYLE = `
  body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
  @media (max-width: 480px) {
    .edge { padding: 16px 8px !important; }
    .inside { padding: 24px 20px !important; }
    .label { display: block !important; width: auto !important; padding: 10px 0 0 !important; border-top-width: 1px !important; }
    .value { display: block !important; padding: 0 0 10px !important; border-top-width: 0 !important; }
  }
  @media (prefers-color-scheme: dark) {
    .paper { background-color: #151310 !important; }
    .card { background-color: #1e1b18 !important; border-color: #332e28 !important; }
    .ink { color: #f3eee6 !important; }
    .muted { color: #a69d92 !important; }
    .link { color: #d79ac6 !important; }
    .line { border-color: #332e28 !important; }
    .button { background-color: #d79ac6 !important; }
    .button-text { color: #1e1b18 !important; }
  }
`;
