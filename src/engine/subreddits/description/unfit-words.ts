import { listWords } from "./list-words.ts";

// One of these makes the whole list unfit: its neighbours are seldom better.
const EXPLICIT = new Set(
  listWords(`
    anal bbw bdsm bj bjs blowjob boobs booty boobies bukkake cam-girl camgirl clit cock cocks
    creampie cuck cuckold cum cumming dildo escort f4m f4f femboys fap fapping fetish footjob futa gostosa gostosas
    handjob hentai hookup horny incest kink kinks kinky lewd lewds loli m4f m4m masturbate milf milfs
    naked nsfw nude nudes nudity onlyfans orgasm panties pawg penis porn pornstar pornstars pussy rape raped
    selfsuck sex sext sexting sexual sexy shota slut sluts squirt swinger swingers thot threesome tits titties
    topless twerk twerking upskirt vagina waifus whore whores xxx yiff
  `),
);

// Never repeated, whoever said it: slurs, insults, and what could sound like an accusation of someone.
const HARSH = new Set(
  listWords(`
    abuse abused abuser addict addicts alcoholic arrested assault autistic bastard cheater cheating corrupt crackhead crap
    creep creepy criminal criminals cult dead death died divorce drunk dumbass exposed exposing faggot fat fatty fraud
    fraudulent fuck fucked fucking fugly genocide gore groomer grooming hate hater haters hitler hoe idiot idiots incel incels
    insane junkie kill killed killer kills liar liars loser losers molest moron morons murder murdered nazi nazis okbuddyretard
    overdose pathetic pedo pedophile pedophiles predator pregnant psycho racist racists rapist retard retarded retards scam
    scammer scammers scams scum sexist shame shit shithole shitty simps suicidal suicide terrorist terrorists thief thieves
    ass asses babes bitch bitches dick dicks ebony goon gooning jerk jerking oral soles smut piss cunt
    asshole bikini bs bullshit moronic scandal scandals offense pajero feet foot infidelity legs misery sole toe toes bullied cheated crazy psychotic sue lawsuit guilty convicted
    toxic tranny trash ugly victim victims violence tankies worship snark snarking
  `),
);

const EXPLICIT_PART = /porn|nsfw|hentai|gonewild|onlyfans|(^|[-_])sex|nudes?$/;

export function isExplicit(word: string): boolean {
  return EXPLICIT.has(word) || EXPLICIT_PART.test(word);
}

export function isHarsh(word: string): boolean {
  return (
    HARSH.has(word) ||
    /fuck|shit/.test(word) ||
    (word.includes("-") && word.split("-").some((part) => HARSH.has(part)))
  );
}
