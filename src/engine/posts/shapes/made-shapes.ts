import type { Place } from "../place-of.ts";
import type { ShapeRow } from "./shape.ts";

/** What somebody makes once and then has: how people write about it in each place, the usual way first. */
export const MADE_SHAPES = {
  software: {
    maker: [
      ["story", "scene introduction mistake|unusual numbers? limits? price? link ask?"],
      ["lesson", "mistake introduction numbers|unusual surprise? limits? price? link ask?"],
      ["story", "before introduction unusual numbers? surprise? price? link ask?"],
    ],
    technical: [
      ["showcase", "before introduction unusual limits? stack? platform? price:1? link ask?"],
      ["lesson", "surprise teach introduction why? limits? price:1? link"],
      ["story", "scene introduction unusual stack? limits? price:1? link ask?"],
    ],
    hobby: [
      ["question", "askReaders scene before? introduction unusual? limits? link"],
      ["story", "scene introduction unusual limits? link askReaders?"],
      ["showcase", "userSaid introduction stack|unusual unusual? limits? platform? price? link"],
    ],
    audience: [
      ["lesson", "surprise teach introduction why? limits? price? link"],
      ["showcase", "introduction stack? unusual limits? numbers? price:1? link"],
      ["story", "scene introduction unusual limits? link askReaders?"],
    ],
    local: [
      ["story", "scene introduction platform? unusual limits? price? link askReaders?"],
      ["question", "askReaders introduction scene limits? numbers? link"],
    ],
    showcase: [
      [
        "showcase",
        "introduction forWhom? unusual stack? platform? limits? price:1? link askReaders?",
      ],
      ["showcase", "userSaid introduction stack|unusual unusual? limits? platform? price? link"],
      ["story", "numbers introduction stack? before limits? price:1? link"],
    ],
    thread: [
      [
        "thread-comment",
        "introduction unusual|surprise|numbers price:1? platform:1? numbers:1? link",
      ],
      ["thread-comment", "introduction stack forWhom? price:1? numbers:1? link"],
    ],
  },
  game: {
    maker: [
      ["story", "scene introduction mistake numbers? price:1? link ask?"],
      ["lesson", "mistake introduction unusual|howItPlays numbers? price? link ask?"],
      ["story", "before introduction detail mistake? numbers? link ask?"],
    ],
    technical: [
      ["lesson", "before introduction stack unusual? platform? price:1? link"],
      ["feedback", "numbers introduction unusual|howItPlays stack? price? link ask"],
      ["lesson", "mistake introduction teach|stack unusual? link ask?"],
    ],
    hobby: [
      [
        "question",
        "surprise introduction howItPlays|unusual unusual? platform? price:1? link askReaders",
      ],
      ["story", "scene introduction unusual|howItPlays numbers? link askReaders?"],
      ["lesson", "mistake introduction unusual|howItPlays numbers? link askReaders?"],
    ],
    audience: [
      ["showcase", "unusual introduction forWhom? howItPlays|stack limits? price? platform? link"],
      ["showcase", "introduction stack? unusual numbers? price? link"],
      ["story", "scene introduction howItPlays|unusual limits? link askReaders?"],
    ],
    local: [
      ["story", "scene introduction howItPlays|unusual platform? price? link askReaders?"],
      ["question", "askReaders introduction scene unusual|howItPlays link"],
    ],
    showcase: [
      ["showcase", "userSaid introduction why? howItPlays|unusual numbers? platform? price? link"],
      ["showcase", "unusual introduction stack|scene stack? numbers? limits? price? link"],
      [
        "showcase",
        "introduction forWhom? howItPlays|unusual unusual? limits? platform? price? link",
      ],
    ],
    thread: [
      ["thread-comment", "introduction howItPlays|unusual|numbers price:1? platform:1? link"],
      ["thread-comment", "introduction unusual:1 price:1? platform:1? link"],
    ],
  },
  book: {
    maker: [
      ["feedback", "limits introduction premise sample|unusual link ask"],
      ["lesson", "mistake introduction numbers|unusual surprise? price:1? link ask?"],
      ["story", "numbers introduction mistake|before unusual? price? link ask?"],
    ],
    technical: [
      ["lesson", "mistake introduction numbers surprise? unusual? link ask?"],
      ["showcase", "stack introduction unusual mistake? numbers? link"],
      ["lesson", "teach introduction unusual surprise? link ask?"],
    ],
    hobby: [
      ["lesson", "scene teach introduction unusual? link"],
      ["story", "scene introduction unusual|premise numbers? link askReaders?"],
      ["question", "askReaders introduction scene unusual|premise link"],
    ],
    audience: [
      ["showcase", "premise introduction forWhom? unusual sample? price? link"],
      ["question", "askReaders introduction scene mistake|surprise|unusual link"],
      ["story", "surprise introduction premise|unusual userSaid? price? link askReaders?"],
    ],
    local: [
      ["question", "askReaders introduction scene mistake|surprise|unusual link"],
      ["story", "scene introduction unusual|premise price? link askReaders?"],
    ],
    showcase: [
      ["story", "before introduction premise|unusual unusual? numbers? userSaid? price:1? link"],
      ["showcase", "unusual introduction stack|premise numbers? price? link"],
      ["showcase", "premise introduction forWhom? unusual userSaid? price? link"],
    ],
    thread: [
      ["thread-comment", "introduction premise|unusual:1 price:1? link"],
      ["thread-comment", "introduction unusual|surprise|numbers price:1? link"],
    ],
  },
  product: {
    maker: [
      ["lesson", "mistake introduction numbers surprise? limits? price? link ask?"],
      ["lesson", "mistake introduction unusual limits? numbers? link ask?"],
      ["story", "scene introduction mistake|unusual numbers? price? link ask?"],
    ],
    technical: [
      ["lesson", "teach introduction unusual stack? link"],
      ["showcase", "introduction stack unusual mistake? limits? link"],
      ["story", "before introduction unusual|stack stack? limits? link ask?"],
    ],
    hobby: [
      ["story", "scene before? introduction unusual limits? link askReaders?"],
      ["story", "scene introduction unusual|stack mistake? link askReaders?"],
      ["lesson", "mistake introduction stack|unusual unusual? link askReaders?"],
    ],
    audience: [
      [
        "story",
        "surprise introduction forWhom? userSaid? unusual|limits limits? price? link askReaders?",
      ],
      ["question", "askReaders introduction scene numbers? limits? link"],
      ["showcase", "userSaid introduction unusual limits? price? platform? link"],
    ],
    local: [
      ["question", "askReaders introduction scene numbers? limits? link"],
      ["story", "scene introduction unusual platform? limits? price? link askReaders?"],
    ],
    showcase: [
      ["showcase", "stack introduction why? unusual limits? numbers? price? platform? link"],
      ["showcase", "numbers introduction stack|unusual unusual? limits? price? link"],
      ["showcase", "userSaid introduction unusual stack? limits? price? platform? link"],
    ],
    thread: [
      ["thread-comment", "introduction unusual|stack forWhom? price? platform:1? link"],
      ["thread-comment", "introduction stack|numbers price:1? platform:1? link"],
    ],
  },
} satisfies Record<string, Record<Place, ShapeRow[]>>;
