import { listWords } from "./list-words.ts";

/** The words in -ing that name something one does or is interested in; the others are mere verbs. */
export const ACTIVITIES = new Set(
  listWords(`
    accounting advertising backpacking baking banking betting bicycling biking biohacking boarding boating bodybuilding boeing bowling
    boxing breeding brewing broadcasting budgeting camping canning carving city-building climbing clothing coaching coding collecting
    coloring composing computing consulting cooking crafting crossposting crowdfunding cycling dancing dating decorating detailing dining
    diving drafting drawing driving dropshipping editing engineering farming fasting fencing filmmaking fishing flying foraging
    freelancing fundraising gambling gaming gardening gliding golfing grilling grooming hacking handwriting healing hiking homeschooling
    homesteading housing hunting hiring investing journaling juggling kayaking knitting landscaping learning leveling lifting
    lighting lightning manufacturing mapping marketing mining modding modeling modelling networking note-taking
    nursing orienteering packaging painting parenting parking plumbing powerlifting prepping
    printing processing programming publishing quilting racing reading recording redistricting renting reselling retro-gaming ring
    role-playing roleplaying rowing running sailing scouting scrapbooking scripting sewing shipping shooting shopping singing skateboarding
    skating skiing skydiving smoking snowboarding speedrunning spelling spring staking storytelling streaming string styling surfing swimming
    teaching thrifting trading training traveling travelling trucking tuning tutoring typing vaping viking voting
    wargaming wedding weightlifting welding wing woodworking woodturning worldbuilding wrestling writing wuthering
  `),
);
