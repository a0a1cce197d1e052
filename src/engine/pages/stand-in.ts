/** Titles of what stands before a page, or in place of it; the whole title, or its first part. */
const STAND_IN =
  /^(?:just a moment|attention required|access (?:to this page has been )?denied|forbidden|(?:server |an? )?error(?: \d{3}| occurred)?|(?:error )?[45]\d{2}(?: error|[ :–-]+(?:(?:page |site )?not found|forbidden|bad gateway|service unavailable|internal server error|access denied|unauthori[sz]ed))?|(?:page |site )?not found|index of \/.*|untitled(?: document| page)?|loading|please wait|coming soon|under construction|site maintenance|maintenance(?: mode)?|welcome to nginx)[\s.…!]*$/i;
const SOMEWHERE =
  /\b(?:domain (?:is )?for sale|parked (?:domain|page)|(?:this|the) (?:domain|site|website) is for sale|verify you are human|checking your browser|[\w-]+\.\w{2,} is for sale)\b/i;

/** Not the page that was asked for. */
export function isStandIn(title: string): boolean {
  const [first = ""] = title.split(/(?<!\s)\s+[|–—·•»-]\s+|(?:(?<!\s)\s+)?[|·•]\s*/);
  return STAND_IN.test(title.trim()) || STAND_IN.test(first.trim()) || SOMEWHERE.test(title);
}
