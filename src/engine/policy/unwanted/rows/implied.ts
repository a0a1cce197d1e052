/** What breaks a demand that looks for something else: how notes word the demand, and what gives the breach away. */
export const IMPLIED_BREACHES = {
  "a headline of one's own": {
    noted:
      /\b(?:(?:original|exact|unaltered|suggested|same|full|identical) (?:headline|title)|(?:headline|title) (?:as|unaltered|unchanged|kept|not|of the (?:article|source))|(?:article|source)(?:['’]s)?(?: own)? (?:headline|title)|not editoriali[sz]ed|no editoriali[sz]ing|identical to the source|title of the article|unedited title)\b/,
    found: [
      // The address of an article mostly spells its headline: none of its words is in the title.
      String.raw`^(?=[^\n]*\n[^]*?https?:\/\/\S*\/[a-z]+(?:-[a-z\d]+){3})(?![^\n]*\b([a-z]{4,})[^\n]*\n[^]*?https?:\S{0,300}\1)`,
      String.raw`\b(?:(?:the|its|actual|real|original) (?:page|article|piece|headline|title|story) (?:is|was|says|reads) (?:titled|called|headlined|["“'‘])|i (?:changed|rewrote|shortened|fixed|edited) the (?:title|headline)|(?:title|headline) (?:is )?(?:mine|my own))`,
    ].join("|"),
  },
  "nothing but the answers": {
    noted:
      /\b(?:tried|attempts?|effort|own (?:work|thinking|thoughts?)|work shown|show your work)\b/,
    found: String.raw`\b(?:(?:just|only) (?:\w+ )?(?:need|want|looking for|give me|tell me|send me|care about)|(?:need|want) (?:just|only))\b[^.!?\n]{0,40}\b(?:answers?|solutions?|(?:final|right) (?:results?|values?|numbers?)|what to write)\b|\bdon['’]?t (?:need|want|care (?:about|for)) (?:the |an? |any )?(?:explan\w+|steps|theory|lecture)|\banswers? (?:pls|plz|please|asap|needed|fast)\b|^[^\n]*\bneed (?:the |these |all )?answers\b|\b(?:do|solve|finish|complete|answer) (?:this|these|it|them|all|those|the \w+|my \w+)(?: \w+){0,3} for me\b|\b(?:so|and) (?:that )?i can (?:just )?copy\b`,
  },
  "nobody credited": {
    noted: /\b(?:credit\w*|attribution|artist|creator|photographer|maker|builder|sources?)\b/,
    found: String.raw`\b(?:no idea|don['’]?t know|not sure|unsure|could(?:n['’]?t| not) find|can['’]?t find|dunno)\b[^.!?\n]{0,30}\b(?:who (?:made|drew|took|painted|shot|designed|built|did|created)|the (?:artist|source|photographer|maker|creator|original))\b|\b(?:artist|source|photographer|maker|creator) (?:is )?unknown\b|\bunknown (?:artist|source|photographer|maker|creator)\b`,
  },
} satisfies Record<string, { noted: RegExp; found: string }>;
