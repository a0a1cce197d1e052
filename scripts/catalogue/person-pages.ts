import type { SourceSubreddit } from "./read-source.ts";
import { splitModelName } from "#engine/matching/score-subreddits.ts";

/** Given names, without those that are cities and states as well. */
const GIVEN_NAMES = `abby abigail ada adele adriana agatha aisha akshara alana aleja alejandra aleksandra alessandra
  alessia alexa alexandra alexia alexis alice alicia alina alisha alison aliya aliyah allison alondra alyssa amanda
  amber amelia amina amira amirah amy ana anastasia anaya andrea angela angelica angelina angie anita anna annabelle
  anne annie antonella anushka anveshi anya ariana arianna ariel ashley aubrey audrey aurora ava avneet ayesha azra
  bailey barbara beatriz becca becky belinda bella bethany bianca brianna briana bridget brielle brittany brooke
  bruna bryana caitlin camila camille candice carla carly carmen carol caroline cassandra cassidy cassie catalina
  catherine cecilia celeste chantel chanel cherry chloe christina cindy claire clara clarissa claudia corinna courtney
  cristina cynthia daisy dakota dalia dana dani daniela daniella danielle daphne dayana deborah deepika delia
  demi denise desiree diana disha dominika dulce elena eleonora elisa elise elizabeth ella ellie eloise elsa emily
  emilia emma erica erika erin esha estefania esther eva evelyn fabiana faith fatima felicia fernanda fiona francesca
  gabby gabriela gabriella gabrielle genesis genevieve georgina gianna gigi gina ginna giorgia giovanna giselle giulia gloria
  grace graciela greta gwen hailee hailey haley halle hanna hannah harper hayley hazel heather heidi helen hilary holly
  imogen ines ingrid irene irina iris isabel isabela isabella isabelle isla ivana ivy izabela jacqueline jade
  jailyn jamie jana jane janet janhvi jasmin jasmine jeanette jenna jennie jennifer jenny jess jessica jessie jillian jimena
  joana joanna jocelyn jolene josephine josie joyce judy julia juliana julianna julie juliet kaia kailey kaitlyn kajal kamila
  kara karen karina karla karol karolina kasia kate katelyn katerina katherine kathleen kathryn katie katja katrina katy
  katya kayla kaylee kelly kelsey kendall kendra kenzie keyla khloe khushi kiara kiki kim kimberly kira kirsten kristen
  kristin kristina krystal kylie laila lana lara larissa laura lauren layla lea leah leila lena leslie leticia lexi lia
  liliana lilly lily linda lindsay lindsey lisa liv livia liz liza lizzy lola lorena loren lottie louisa louise luana lucia luciana
  lucie lucy luisa luna lydia lyna mackenzie maddie maddy madelyn madeline magda maggie maisie malia malika mallika mandy
  mara margarita margot mari maria mariah mariam mariana marianna marie marina marisol marissa marta martina mary maya
  mayra megan meghan mel melanie melina melissa mercedes mia michaela michelle mikaela mila milena miley millie mina
  miranda molly mona monica monika morgan mylene nadia nadine naomi nargis natalia natalie natasha nathalia nayara nelly neha
  nia nicki nicole nicola nikita nikki nina noelle nora nour oksana olga olivia paige pamela paola patricia patty paula
  paulina payton penelope peyton phoebe pia pooja poonam priscilla priya priyanka rachel rachael rashi rashmika rebeca
  rebecca reema rhea rita riya roberta rocio romina rosalia rosa rosie roxanne ruby ruth sabrina sadie sally salma
  samantha samara sandra sara sarah sasha scarlett selena serena shakira shanaya shannon sharon shelby shraddha shreya shruti
  shweta sienna silvia simona simone skylar sneha sofia sofie sonia sonya sophia sophie stacy stefania stella stephanie
  susan suzy sydney sylvia talia tamara tania tanya tara tatiana taylor teresa tessa thalia tiffany tina tori tracy trisha
  trisha urvashi valentina valeria valerie vanessa vera veronica vicky victoria violet virginia vivian vivien wendy
  yanet yasmin yasmine yesenia ximena yuliya yuliana yulia zara zendaya zoe zoey`;

const NAMES = new Set(GIVEN_NAMES.split(/\s+/));
const LONG_NAMES = [...NAMES].filter((name) => name.length >= 5);

/** Those have something to talk about: a work, a game, a place, a case. */
const SUBJECTS = new Set(
  `game games gaming mains anime manga character characters band album albums music songs song songwriter
  rapper podcast author authors book books novel novels series show city town village county church school
  university college restaurant snark snarking gossip drama case justice murder politics president mayor
  senator minister vtuber hololive kpop idol group chess tennis player football team episode tarot philosophy
  poet writer software app company recipes brand skincare makeup art artist comics cartoon movie film films
  coin token crypto hotel beach hospital patterns knitting clothing fandom fiction director comedian
  vocaloid genshin impact zelda minecraft roblox simulator dragon star wars marvel dc disney`.split(
    /\s+/,
  ),
);

/** A page about a woman by her name, with nothing else said: most of them live on her looks. */
export function isPersonPage({ name, keywords }: SourceSubreddit): boolean {
  return (
    startsWithGivenName(name) &&
    !/snark|gossip|memes|truth|justice/i.test(name) &&
    !keywords.some((word) => SUBJECTS.has(word))
  );
}

function startsWithGivenName(name: string): boolean {
  const [first = ""] = splitModelName(name);
  const lowerCased = name.toLowerCase();
  if (NAMES.has(first) && first !== lowerCased) return true;
  return (
    first === lowerCased.replace(/[\d_]+$/, "") &&
    LONG_NAMES.some((given) => first.startsWith(given) && first.length >= given.length + 3)
  );
}
