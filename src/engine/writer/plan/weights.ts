import type { AnswerId } from "#engine/interview/interview.ts";
import type { Readers } from "../place/place.ts";

// Printed by `npm run eval -- wishes`: fitted to 252 rated posts, and to what their readers missed or did not want there.

/** What the nearness of an answer to a community adds, at a cosine of 1. */
export const NEAR = 1.37;

/** How much readers want an answer, as log odds. */
export const WANTED: Record<Readers, Record<AnswerId, number>> = {
  makers: { what: 0.37, forWhom: -1.82, who: -0.46, why: -1.76, scene: 0.6, before: -1.05, unusual: 0, howItPlays: 1.01, premise: 0.32, sample: 0.56, oneJob: -0.68, episode: 0.49, formula: -0.71, stackOrMaterial: -1.08, numbers: 0.48, price: 0.25, platform: 0.34, theAsk: 0.18, limits: -0.91, surprise: -1.18, userSaid: -0.75, mistake: 0.01, teach: -1.04, askReaders: -1.02, askPeers: 0.76 },
  developers: { what: 0.16, forWhom: -1.62, who: -0.4, why: -1.63, scene: -0.07, before: -0.42, unusual: 0.54, howItPlays: 1.02, premise: 0.25, sample: 0.56, oneJob: -0.53, episode: 0.49, formula: -0.61, stackOrMaterial: 1.01, numbers: 0.11, price: -0.24, platform: -0.28, theAsk: 0.05, limits: -0.13, surprise: -1.53, userSaid: -1.1, mistake: -0.55, teach: 0.25, askReaders: -0.37, askPeers: 0 },
  trade: { what: 0.01, forWhom: -1.19, who: -0.4, why: -1.24, scene: -1.16, before: -1.36, unusual: 0.56, howItPlays: 0.85, premise: 0.57, sample: 1.21, oneJob: -0.63, episode: 0.42, formula: -0.76, stackOrMaterial: -0.01, numbers: 0, price: 0.86, platform: -0.09, theAsk: -0.12, limits: -1.31, surprise: -1.78, userSaid: -0.78, mistake: -0.91, teach: -1.09, askReaders: -1, askPeers: -0.07 },
  hobby: { what: 0.51, forWhom: -1.42, who: -0.45, why: -1.72, scene: 0.73, before: -0.77, unusual: 0.68, howItPlays: 1.42, premise: 0.98, sample: 0.48, oneJob: -0.58, episode: 0.72, formula: -0.61, stackOrMaterial: -0.18, numbers: 0.48, price: 0.97, platform: 0.65, theAsk: -0.01, limits: 0.58, surprise: -1.71, userSaid: -0.37, mistake: -0.63, teach: -0.28, askReaders: 0.18, askPeers: 0.09 },
  showcase: { what: 0.34, forWhom: -1.51, who: -0.4, why: -1.7, scene: -0.06, before: -1.23, unusual: 0.47, howItPlays: 1.06, premise: 0.23, sample: 0.79, oneJob: -0.53, episode: 0.89, formula: -0.61, stackOrMaterial: 0.48, numbers: 0.35, price: 0.83, platform: 0.48, theAsk: 0.05, limits: -1.16, surprise: -2.13, userSaid: -0.26, mistake: -0.15, teach: -0.07, askReaders: -0.45, askPeers: -0.59 },
  neighbours: { what: 0.15, forWhom: -1.52, who: -0.46, why: -1.57, scene: -0.02, before: -1.07, unusual: -0.43, howItPlays: 0.85, premise: 0.1, sample: 0.56, oneJob: -0.53, episode: 0.68, formula: -0.74, stackOrMaterial: 0.25, numbers: 0.56, price: 0.42, platform: 0.62, theAsk: 0.65, limits: -0.81, surprise: -1.61, userSaid: 0.04, mistake: -1.01, teach: 0.08, askReaders: -0.07, askPeers: -0.41 },
  audience: { what: 0.2, forWhom: -1.38, who: -0.4, why: -1.55, scene: -0.58, before: -0.79, unusual: 0.27, howItPlays: 0.85, premise: 0.32, sample: 0.56, oneJob: -0.53, episode: 0.47, formula: -0.61, stackOrMaterial: -0.23, numbers: -0.45, price: 0.67, platform: -0.03, theAsk: -0.14, limits: -1.23, surprise: -1.65, userSaid: -0.82, mistake: -0.82, teach: -0.62, askReaders: -0.78, askPeers: -0.49 },
};
