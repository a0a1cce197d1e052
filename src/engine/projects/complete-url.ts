/** 'example.com/app' means 'https://example.com/app'. */
export function completeUrl(url: string): string {
  const text = url.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : text;
}
