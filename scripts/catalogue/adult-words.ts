/*
 * Words that tell an adult community, for the build only. A strong word decides alone; weak ones
 * need company. What has an innocent sense stands among the weak, or carries its exceptions.
 */

/** Unmistakable wherever they stand in a lower-cased name. */
export const STRONG_IN_NAME = [
  /hentai/,
  /onlyfan(?!g|stax)|fansly/,
  /xxx(?!tent|holic)/,
  /titt(ie|y|en|s)/,
  /(?<!ge|de)nudes|nude(?=$|_|\d|girl|celeb|babe|women|model|fan|reddit)|(celeb|insta)\w*nude/,
  /fetish|footfet|footgoddess|feet(pic|lover|girl|sniff|any)|(girls?|celeb|celebrity|tiktok|sexy)_?feet/,
  /bdsm|bondage(?!psych)|shibari(?!um)|femdom|findom|cuckold|gangbang|blowjob|creampie|bukkake/,
  /hotwi(fe|ves)|swinger|hookup|sugar_?(bab(y|ies)|dad)|dirty(r4r|kik|snap|pen)/,
  /lewd|horny|erotic|sexy|sexiest|gooning|jerk(off|to|ing)|fapto|fapping/,
  /booty|booties|thicc|thickthigh|(big|phat|huge|nice|fat)ass(?![aeiou])|ass(tits|titt|clap)|pawg/,
  /(?<!kraf)twerk|hotgirl|hotwom[ae]n|hotteen|hottie|hotcel|hotactress|hotbabe|celeb(fap|lust|hub)/,
  /bikini(?!bottom|beans|cats|bodhi|atoll)|lingerie|panties|cameltoe|upskirt|cleavage|braless|nipples/,
  /sissy(?!sher)|shemale|ladyboy|trans(babe|sexualtrap|cum)|femboy(thigh|feet|cum|ass|butt)/,
  /abdl|ddlg|diaper(lover|hyp|ed)|omorashi|giantess/,
  /rule34|(?<!ete)r34$|_r34|futanari|ecchi(?!no|o)|nsfw|(celeb|nude)_?fakes/,
  /bigcock|bbccum|cumon(?!d)|cum(slut|shot|spit|dump)|gaycum|cockring|cocksuck|cocksin|bigdick/,
  /camgirl|camwhore|camsoda|stripchat|chaturbate|sex(cam|chat|talk|stor|club|toy|hub)|gaysex|greatsex/,
  /gostosa|buceta|novinha|safada|putinha|nalgona|culona|tetona|putita|xvideos|pornhub|redgifs/,
  /bhabhi|desiaunt|malluaunt|chudai|bbw|milf|dildo|fleshlight|jizz|spermm/,
  /(?<!wander|wand|wunder|clo)lust$|lust(?=_|\d|ing)|thighs|armpits|wedgie|bellybutton|actressnavel/,
  /feets|fanfix|flexiblelesb|fleshassist|culos|tetas|juggs|clapdat|holeplay|skinnygirl|blackcock|bigbreast|bustyy?|upthot|tickling|eroticas|xrated|x_rated|nudis[tm]|naturis[tm]|freethenip|flarepants|famosas|fanova|chicks$|_of$|xoof$|onlyf\b/,
  /girl[sz]gonewild|gonewildlewd|ai_?(girls|nude|babe)|girls?_?ai$/,
];

/** Unmistakable as a whole part of a name: 'HugeAssAllDay' has 'ass', 'passage' has not. */
export const STRONG_PARTS = new Set(
  words(`asses cums cock cocks tits boobs nude nudes milf pussy sexo porno putas puta putaria pelada
    peladas nuas thot thots slut sluts whore whores kink bops bimbo pawg gooned nsfw sph joi`),
);

/** In a name, suspicious: each has an innocent sense as well. */
export const WEAK_PARTS = new Set(
  words(`ass cum feet soles toes anal sex hot hottest babe babes baddie baddies goon gooner gooners
    goddess worship kinky naughty dirty thick curvy busty juicy models actress actresses celebs vip
    leaks leaked gw mommy cougar cougars latina latinas ebony desi mallu pinay legs lips tongue
    tongues heels leggings stockings nylon nylons skirt skirts femboy femboys twink twinks
    crossdressers tgirl tgirls fbb erp thots hoes backshots`),
);

export const STRONG_KEYWORDS = new Set(
  words(`onlyfans onlyfans.com fansly nudes hentai milf milfs fetish fetishes bdsm tits titties pussy
    lewd lewds horny slut sluts cuckold femdom findom boobs thicc bbw ssbbw pawg pawgs xxx cocks asses
    gooning porno pornstar pornstars nude twerk twerking lingerie panties erotic creampie blowjob
    swingers hotwife bimbo fapping camgirl camgirls kinky gostosa gostosas putas culona tetona nalgas
    rule34 futa futanari ecchi abdl ddlg pussies busty cleavage nipples squirting sexting gangbang
    chaturbate camsoda stripchat tetas culos morbo incest fap nudist nudists naturists nudism
    cuckolding backshots fanfix fleshlight`),
);

/** One of them is nothing; with others, or in a suspicious place, it is. */
export const WEAK_KEYWORDS = new Set(
  words(`sexy sexiest sex sexual ass booty hot hottest hottie hotties babe babes baddie baddies
    thick curvy curves thighs feet foot soles toes bikini bikinis latina latinas ebony
    modelo modelos actress actresses celebs influencer leaked leaks fakes
    vip exclusivo vids telegram t.me goddess worship gorgeous naughty
    kink kinks kissing armpits heels leggings stockings pantyhose mommy femboys crossdresser
    crossdressers waifus fantasies wives aunty mallu lust nsfw nudity uncensored
    cum cock naked porn goon gooners fap sissy erotica bondage deepfakes voluptuous hookups
    twink twinks bulge bottoms erp domme submissive mistress spanking thots hoes backshots
    cougar cougars petite blonde brunette diosa hermosa deliciosa musa`),
);

/** Not shown among the keywords of a community that stays. 'cum' stays: half of Romania uses it. */
export const UNFIT_KEYWORDS = new Set(
  words(
    `gooners goon fap whore whores dick dicks cocks fuck fucking cunt nudity uncensored sexting`,
  ),
);

/** Help, health, learning and art speak of the same things, and plain subjects are plain: they stay. */
export const CARING_KEYWORDS = new Set(
  words(`support recovery survivors survivor health healthcare education educational therapy medical
    medicine addiction quitting abstinence breastfeeding pregnancy pregnant postpartum lactation
    menopause contraception asexual asexuality aromantic lgbt lgbtq lgbtqia lgbtq+ lgbt+ queer
    transgender nonbinary transition dysphoria consent trauma disease syndrome surgery sti hiv
    painting sculpture museum band album anatomy gynecology urology fertility cancer relapse arsenal
    engineering hiking crypto token blockchain coin coins memecoins dance trains phone motorola books
    bookclub livros firearms deck politics democratic snark snarking developers protocol synthesizer products anxiety chess dog dogs tennis champion
    marketplace cartoons liberty jokes`),
);

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
