import type { Place } from "../place-of.ts";
import type { ShapeRow } from "./shape.ts";

/** What goes on week after week: how people write about it in each place, the usual way first. */
export const RUNNING_SHAPES = {
  shop: {
    maker: [
      ["lesson", "mistake introduction numbers surprise? unusual? link ask?"],
      ["lesson", "mistake introduction unusual numbers? price? link ask?"],
      ["story", "scene introduction numbers|unusual mistake? link ask?"],
    ],
    technical: [
      ["lesson", "unusual teach introduction stack? link ask?"],
      ["story", "scene introduction mistake|unusual unusual? stack? link ask?"],
      ["lesson", "before formula|teach introduction stack? unusual? link"],
    ],
    hobby: [
      ["lesson", "before formula? teach introduction link"],
      ["question", "askReaders introduction unusual|scene formula? numbers? mistake? link"],
      ["story", "scene introduction unusual mistake? link askReaders?"],
    ],
    audience: [
      [
        "story",
        "surprise userSaid? introduction unusual limits? platform? price? link askReaders?",
      ],
      ["story", "scene introduction unusual|platform price? link askReaders?"],
    ],
    local: [
      ["story", "scene introduction platform limits? price? link askReaders?"],
      ["showcase", "numbers introduction platform price? unusual? link"],
      ["question", "askReaders introduction scene platform? price? link"],
    ],
    showcase: [
      ["showcase", "userSaid introduction unusual formula? limits? platform? link"],
      ["story", "introduction scene mistake|unusual numbers? link"],
      ["showcase", "unusual introduction formula|stack|numbers numbers? platform? price? link"],
      ["lesson", "before formula|teach teach? introduction link"],
    ],
    thread: [
      ["thread-comment", "introduction unusual:1 price:1? platform:1? link"],
      ["thread-comment", "introduction numbers|surprise price:1? platform:1? link"],
    ],
  },
  media: {
    maker: [
      ["lesson", "mistake introduction before? numbers|episode episode? link ask?"],
      ["story", "limits introduction unusual numbers? price? link ask?"],
      ["story", "before introduction unusual numbers? episode? link ask?"],
    ],
    technical: [
      ["lesson", "stack teach introduction link ask?"],
      ["lesson", "episode introduction unusual limits? link"],
      ["lesson", "mistake introduction unusual|stack teach? link ask?"],
    ],
    hobby: [
      ["story", "scene introduction unusual|limits limits? link askReaders?"],
      ["question", "askReaders scene introduction numbers? limits? link"],
      ["story", "surprise userSaid? introduction episode|unusual unusual? link askReaders?"],
    ],
    audience: [
      [
        "story",
        "surprise userSaid? introduction why? episode|unusual limits? price? link askReaders?",
      ],
      ["question", "askReaders scene introduction price? numbers? link"],
      ["story", "scene introduction unusual episode? link askReaders?"],
    ],
    local: [
      ["story", "surprise userSaid? introduction why? episode|unusual link askReaders?"],
      ["story", "scene introduction episode|unusual numbers? link askReaders?"],
      ["question", "askReaders introduction scene episode? link"],
    ],
    showcase: [
      ["showcase", "unusual introduction forWhom? episode limits? platform? price:1? link"],
      ["showcase", "unusual introduction episode|scene numbers? price? link"],
      ["showcase", "userSaid introduction unusual episode? platform? price? link"],
    ],
    thread: [
      ["thread-comment", "introduction unusual|episode price:1? platform:1? link"],
      ["thread-comment", "introduction episode|numbers price:1? platform:1? link"],
    ],
  },
  course: {
    maker: [
      ["lesson", "mistake introduction numbers surprise? price? link ask?"],
      ["lesson", "numbers introduction unusual mistake? link ask?"],
      ["story", "before introduction unusual numbers? price? link ask?"],
    ],
    technical: [
      ["lesson", "before unusual? teach introduction price:1? link"],
      ["lesson", "mistake introduction unusual stack? link ask?"],
      ["showcase", "before introduction stack unusual? link"],
    ],
    hobby: [
      ["lesson", "scene teach introduction link askReaders?"],
      ["showcase", "before introduction stack unusual? limits? link"],
      ["story", "scene introduction unusual stack? link askReaders?"],
    ],
    audience: [
      ["showcase", "surprise introduction forWhom? unusual limits? price? platform? link"],
      ["story", "scene introduction unusual stack? price:1? link askReaders?"],
      ["question", "askReaders introduction scene|mistake unusual? link"],
    ],
    local: [
      ["story", "scene introduction unusual platform? limits? price? link askReaders?"],
      ["question", "askReaders introduction scene|mistake unusual? link"],
    ],
    showcase: [
      ["showcase", "unusual introduction stack userSaid? price? link"],
      ["showcase", "unusual introduction stack|numbers mistake? numbers? price? link"],
      ["showcase", "userSaid introduction unusual stack? limits? price? link"],
    ],
    thread: [
      ["thread-comment", "introduction unusual|limits forWhom? price? link"],
      ["thread-comment", "introduction stack|numbers price? link"],
    ],
  },
  service: {
    maker: [
      ["lesson", "mistake introduction numbers price? surprise? link ask?"],
      ["lesson", "mistake introduction unusual|numbers numbers? price? link ask?"],
      ["story", "scene introduction numbers|unusual mistake? price? link ask?"],
    ],
    technical: [
      ["lesson", "surprise teach introduction numbers? link ask?"],
      ["lesson", "scene teach introduction numbers? link ask?"],
      ["lesson", "mistake introduction numbers|unusual unusual? link ask?"],
    ],
    hobby: [
      ["story", "scene before? introduction forWhom? surprise|unusual link askReaders?"],
      ["lesson", "scene teach introduction link askReaders?"],
      ["showcase", "stack introduction unusual numbers? price? link"],
    ],
    audience: [
      ["story", "surprise introduction unusual|oneJob limits? price? link askReaders?"],
      ["story", "scene before? introduction unusual? limits? link askReaders?"],
    ],
    local: [
      ["showcase", "oneJob introduction unusual|limits limits? platform? price? link"],
      ["showcase", "numbers introduction unusual price? stack? platform? link"],
      ["story", "scene introduction unusual platform? price? link askReaders?"],
    ],
    showcase: [
      ["showcase", "userSaid introduction why? unusual|oneJob limits? price? platform? link"],
      ["showcase", "unusual introduction scene|numbers mistake? numbers? price? link"],
      ["showcase", "oneJob|numbers introduction unusual limits? price? platform? link"],
    ],
    thread: [
      ["thread-comment", "introduction unusual:1 forWhom? price? platform:1? link"],
      ["thread-comment", "introduction oneJob|numbers price? platform:1? link"],
    ],
  },
  cause: {
    maker: [
      ["story", "scene introduction before|numbers numbers? price? link ask?"],
      ["lesson", "mistake introduction numbers unusual? userSaid? link ask?"],
      ["lesson", "before introduction numbers|unusual unusual? link ask?"],
    ],
    technical: [
      ["lesson", "teach introduction mistake numbers? stack? link"],
      ["question", "numbers introduction unusual mistake? link ask"],
      ["lesson", "mistake introduction numbers|unusual unusual? link ask?"],
    ],
    hobby: [
      ["question", "askReaders limits teach introduction link"],
      ["story", "userSaid introduction unusual scene|numbers numbers? link"],
      ["story", "scene introduction unusual|numbers numbers? link askReaders?"],
    ],
    audience: [
      ["lesson", "surprise userSaid? introduction unusual|numbers numbers? limits? link ask?"],
      ["question", "scene introduction numbers|unusual unusual? link askReaders"],
    ],
    local: [
      ["story", "scene introduction unusual|theAsk theAsk? platform? price? link askReaders?"],
      ["question", "scene introduction numbers|unusual unusual? link askReaders"],
    ],
    showcase: [
      ["story", "mistake introduction stack|numbers numbers? price? link"],
      ["showcase", "stack introduction unusual numbers? price? link"],
      ["story", "scene introduction before|numbers numbers? price? link"],
    ],
    thread: [
      ["thread-comment", "introduction theAsk|unusual platform:1? price:1? link"],
      ["thread-comment", "introduction unusual|numbers price:1? link"],
      ["thread-comment", "introduction scene theAsk platform:1? link"],
    ],
  },
} satisfies Record<string, Record<Place, ShapeRow[]>>;
