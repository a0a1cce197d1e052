/* Communities where words and vectors err, as found by reading. */

export const ADULT_BY_HAND = new Set(
  words(`onlyfans lewdmemes brsgostosas_ lewdcast apandah_r34 ecchimanhua puppygirlwawa newshotties
    uk_sexiest vs_sexiest_league pokemonbondage bobcuthentai trishhentai mortalkombatfuta
    animewaifuchurch kinkykrafts fwresters_abs_bellies famousbellybuttons the_horny_revolution
    lewddungeonadventures surprisebukkake samanthasamsungr34 xijinpingrule34 sexopt dongtandress
    animeburumaandspats hydrohorny findomsupportforum blackfindomsanctuary femboythighpics2 ecchimemes
    bootyclapaddiction verifiedfeet seamilitaryonlyfans militiaarmoryonlyfans grambaddies bimbofreedom
    bigmommymilkers awfullykinky foundbigbootyboy99 moongooning nudistmeetup floridanudism
    redditdiscovernipples lefthandquickie2 crazysexycool memesotakubr find_anarcho_hornyist
    punjabimodelss bestcelebsbreast letgirlshavesex censoredorclothed transholeplay culos_ricos
    clapdatazz goon_relapse lpsg nbcontent onlyskinnygirlz beautifultrans69 fitthickbabes
    tiktokdancegirls hotdogged blackgirlsblackcocks myfantasy transswimsuit hotnewsanchors
    theclappinghof thighcrushing lenathighscult churchofsakuroma feetmemes sexyspacebabes
    webcamrecordings gayfurryvideo`),
);

export const INNOCENT_BY_HAND = new Set(
  words(`anime_titties jeans crossdresser_faces midwest_crossdressers girlsincrochet sexyplants
    abrathatfits classicalartnudes kindlefreebies apphookup bikinitalk crochetbikinis thisnakedmind
    bikiniselfcoached bigboobproblems sextherapy101 sexual_assault quittingfindom quittingabdl sexlessmarriage bikinicats bikinibeanscoffee
    barenakedladies analcancer onlyfanstax covertincest cocktails victoriasecrets capybarahome viceland
    swingdance litteraturefrancaise gtmengineering hikingarizona steroid boho_jewelry transdiy_france
    melbrooks femboyfashion wendysdrivethru bahoth countwithchickenlady diddytrial
    freelanceclub eb_1a vivian_mains zanimains leetcodedesi aimapgore finethinhair sondages vidaadulta
    carolnotkaren evelynchevalier okproxyphaethon dlistedcommunity wherearetheynow ayeshaerotica
    expectedrussians duckpics irishtwitter gfycats beyhive sonsoflibertyofficial virginisland glock20 uirigame urolithin_a cumbria`),
);

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
