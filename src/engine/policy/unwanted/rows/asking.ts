/** That something is asked for, whatever it is. */
export const ASKING =
  /\?|\b(?:help|advice|any (?:ideas?|tips|suggestions?|recs)|how (?:do|can|would|should|to) (?:i|you|we|one|say)|(?:can|could|would|does) (?:some|any)(?:one|body)|need|looking for|stuck|struggling|please|pls|wondering|grateful|(?:i|we)(?:['’]d| would) (?:like|love) to know|have no idea|don['’]?t (?:get|understand|know)|hilfe|kann (?:mir )?(?:das )?jemand)\b/;
