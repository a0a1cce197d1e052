import type { AnswerId } from "#engine/interview/interview.ts";
import type { Readers } from "../place/place.ts";

// Printed by `npm run eval -- wishes`: fitted to 252 rated posts, and to what their readers missed or did not want there.

/** What the nearness of an answer to a community adds, at a cosine of 1. */
export const NEAR = 1.33;

/** What it adds that readers make such things rather than use them, at a difference of 1. */
export const PEERS: Partial<Record<AnswerId, number>> = { stackOrMaterial: 1.07, userSaid: -2.48, mistake: 1.2, askReaders: -2.32, askPeers: 0.24 };

/** How much readers want an answer, as log odds. */
export const WANTED: Record<Readers, Record<AnswerId, number>> = {
  makers: { what: 0.41, forWhom: -1.81, who: -0.38, why: -1.74, scene: 0.65, before: -1.09, unusual: 0.03, howItPlays: 1.02, premise: 0.33, sample: 0.57, oneJob: -0.66, episode: 0.53, formula: -0.69, stackOrMaterial: -1.15, numbers: 0.55, price: 0.27, platform: 0.37, theAsk: 0.07, limits: -0.88, surprise: -1.16, userSaid: -0.5, mistake: -0.11, teach: -0.97, askReaders: -0.9, askPeers: 0.82 },
  developers: { what: 0.31, forWhom: -1.61, who: -0.38, why: -1.62, scene: -0.23, before: -0.4, unusual: 0.49, howItPlays: 1.03, premise: 0.26, sample: 0.57, oneJob: -0.51, episode: 0.53, formula: -0.59, stackOrMaterial: 0.84, numbers: 0.19, price: 0.02, platform: -0.09, theAsk: 0.07, limits: -0.12, surprise: -1.44, userSaid: -0.77, mistake: -0.64, teach: 0.04, askReaders: -0.01, askPeers: -0.02 },
  trade: { what: 0.02, forWhom: -1.18, who: -0.38, why: -1.23, scene: -1.13, before: -1.34, unusual: 0.57, howItPlays: 0.87, premise: 0.58, sample: 1.22, oneJob: -0.61, episode: 0.46, formula: -0.74, stackOrMaterial: -0.12, numbers: 0.01, price: 0.86, platform: -0.09, theAsk: -0.11, limits: -1.3, surprise: -1.77, userSaid: -0.46, mistake: -1.06, teach: -1.05, askReaders: -0.7, askPeers: -0.09 },
  hobby: { what: 0.52, forWhom: -1.41, who: -0.43, why: -1.71, scene: 0.74, before: -0.76, unusual: 0.69, howItPlays: 1.43, premise: 0.99, sample: 0.49, oneJob: -0.56, episode: 0.75, formula: -0.59, stackOrMaterial: -0.25, numbers: 0.49, price: 0.97, platform: 0.65, theAsk: 0.01, limits: 0.59, surprise: -1.7, userSaid: -0.26, mistake: -0.7, teach: -0.25, askReaders: 0.27, askPeers: 0.09 },
  showcase: { what: 0.36, forWhom: -1.48, who: -0.38, why: -1.67, scene: -0.02, before: -1.38, unusual: 0.48, howItPlays: 1.07, premise: 0.25, sample: 0.8, oneJob: -0.51, episode: 1.01, formula: -0.59, stackOrMaterial: 0.19, numbers: 0.35, price: 0.86, platform: 0.57, theAsk: 0.07, limits: -1.23, surprise: -2.1, userSaid: 0.14, mistake: -0.33, teach: -0.02, askReaders: -0.08, askPeers: -0.69 },
  neighbours: { what: 0.17, forWhom: -1.51, who: -0.44, why: -1.56, scene: 0, before: -1.05, unusual: -0.42, howItPlays: 0.87, premise: 0.11, sample: 0.57, oneJob: -0.51, episode: 0.72, formula: -0.72, stackOrMaterial: 0.28, numbers: 0.57, price: 0.41, platform: 0.62, theAsk: 0.66, limits: -0.8, surprise: -1.61, userSaid: 0.07, mistake: -1.09, teach: 0.12, askReaders: -0.02, askPeers: -0.4 },
  audience: { what: 0.03, forWhom: -1.4, who: -0.44, why: -1.59, scene: -0.23, before: -0.55, unusual: 0.36, howItPlays: 0.87, premise: 0.33, sample: 0.57, oneJob: -0.51, episode: 0.47, formula: -0.59, stackOrMaterial: -0.23, numbers: -0.6, price: 0.17, platform: -0.41, theAsk: 0.01, limits: -1.09, surprise: -1.77, userSaid: -0.72, mistake: -1.06, teach: -0.16, askReaders: -0.71, askPeers: -0.37 },
};
