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
    webcamrecordings gayfurryvideo diamondthebodyakadtb thejennifalconer divasknockoutsvixens tridhachoudhary lolitaaliya nautie_cuteassss
    maxxine__dupri tiktokersspa strapsabovewaistband zoewelsch pariyacarellochat asianfittattoogirl scottiebeam
    kpop_heaven tooncum kysre_gondrezick sockstrip nastia socaladultshops flaviacharallo annazak12
    kiernanshipkastummy mrtramplefantasy blueemotion89 nennefriisk1 recklessraquel offthatleen irazutorress
    theedanaedavis melmeliciouss deathbattlebaddie ornelasevelin nakedandfunnyarchive taookamoto blacc_gye
    jav_codes_source therubirosefp valpintoarg analcarnage tisaphobiccc littlekaitt truebrightonsharbino
    marysue_dating_agency somalihoe hikenaked churchofcarmen upvotebecauselips prettylingg_ onlyprivet69law
    igthotnipslips 4theloveofkb stripper_baddiez womensgolfbellies celebrity_eyecandy audralachelle marinevacth
    puretaboo2 harley_haisleyhot playmatetessi_disco packscancunmx beingbrittanybenson boudoirtopagency
    starblondys emily_lind alexcrishbasement talyngracedemi`),
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
    expectedrussians duckpics irishtwitter gfycats beyhive sonsoflibertyofficial virginisland glock20 uirigame urolithin_a cumbria ru_gamer ua_gamers explorenc catswithlipstick atlyssthegame fartcoin showbizph
    consoletan kirjallisuus scottishdeerhound sgsits sweettransit csgo360 modeltrainvideos rosevillemn nolisteners
    olanrogers ivanti letterboxdlists tamilgaming twiceisnice beingerica stellateganglionblock bellatormma
    stewart2028 kancolle_ja africanwomentalk digital_tamers_2 hayasakamemes missionfailedgifs foundwilsonthechad
    selmonbhaitweets haniaaguilar jessica_cruz andhrapradesh smithmanoeuvre shibaverse usa_irl cannabiscloning
    questionsgenantes vuecinemas scarra creators_union lostmediarom ijustine biniam zelinavegawwe chessivt
    peine va_disability_claims ecko_unltd deku_irl`),
);

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
