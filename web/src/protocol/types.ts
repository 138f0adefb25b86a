/** What page and server say to each other, as in docs/protocol.md. */

// phrases

export type Value = string | number | Phrase | Value[];
export type Phrase = [id: string, values: { [name: string]: Value }];

// the table as one viewer may see it

export type PhaseName = "action" | "treasure" | "buy";
export type Ends = "provinces" | "piles" | "limit";
export type TableState = "lobby" | "running" | "over" | "closed";

export interface PlayerView {
  hand: string[] | null;
  hand_size: number;
  deck_size: number | null;
  deck_top: string | null;
  discard_size?: number | null;
  discard_top: string | null;
  play: string[];
  aside: string[];
  aside_hidden: number;
  turns: number;
}

/** That the game waits, for whom and because of which card; while Reactions are asked not for whom. */
export interface Waits {
  player: number | null;
  source: string | null;
  reactions: boolean;
}

export interface View {
  seat: number | null;
  player: number;
  turn: number;
  phase: PhaseName | null;
  actions: number;
  buys: number;
  coins: number;
  supply: { [pile: string]: number };
  costs: { [pile: string]: number };
  trash: string[];
  players: PlayerView[];
  waits: Waits | null;
  over: boolean;
  ends: Ends | null;
  scores: number[] | null;
}

export type DecisionKind =
  | "action"
  | "treasure"
  | "buy"
  | "react"
  | "gain"
  | "trash"
  | "discard"
  | "topdeck"
  | "reveal"
  | "choose"
  | "set_aside"
  | "pass"
  | "play"
  | "place"
  | "position"
  | "name";

export type Zone = "hand" | "deck" | "discard" | "play" | "aside" | "supply" | "trash";

export interface Decision {
  id: string;
  prompt: Phrase;
  kind: DecisionKind;
  source: string | null;
  zone: Zone | null;
  about: number;
  /** The different options, each with how many copies may be named. */
  options: [name: string, copies: number][];
  least: number;
  most: number;
  ordered: boolean;
  /** What is worth a second thought, by the pick; "" for the empty answer. */
  warnings: { [pick: string]: Phrase };
  /** The coins once all Treasures on offer are played. */
  treasures: number | null;
}

export type LogLine = [depth: number, phrase: Phrase, seat: number | null, kind: string];

export interface Can {
  undo: "free" | "ask" | null;
  resign: boolean;
}

// seats and tables

export type SeatKind = "me" | "friend" | "bot" | "here";
export type Level = "gentle" | "fair" | "strong";

export interface SeatWish {
  kind: SeatKind;
  name?: string;
  level?: Level;
}

export interface Seat {
  name: string;
  /** The level of the bot that sits here; "" for a person. */
  bot: Level | "";
  /** Nobody has sat down yet. */
  free: boolean;
  /** The person has been away for so long that the others may let a bot play. */
  away: boolean;
  /** A bot plays for the person. */
  stand_in: boolean;
  resigned: boolean;
}

export interface Wishes {
  boxes?: string[];
  village?: boolean;
  buy?: boolean;
  attacks?: number | null;
  costs?: number | null;
  banned?: string[];
  locked?: string[];
}

export type KingdomWish = { set: string } | { cards: string[] } | { random: Wishes } | { pick: Wishes };

/** The players pick the kingdom in turn. */
export interface Picking {
  /** Whose turn it is; null while somebody is still waited for. */
  seat: number | null;
  /** The cards that may be picked. */
  options: string[];
}

export interface Options {
  edition: number | null;
  first: number | "random";
  undo: "free" | "ask" | "off";
  counts: boolean;
  /** Seconds for one decision. */
  clock: number | null;
  public: boolean;
  seed: string | null;
}

export interface NewTable {
  kingdom: KingdomWish;
  seats: SeatWish[];
  options?: Partial<Options>;
  /** The fingerprint of this device's number for the deal. */
  seal: string;
}

export interface Links {
  join?: string;
  watch?: string;
  seats?: { [seat: string]: string };
}

/** How far a table has come with drawing its key; lists go by seat. */
export interface Deal {
  commitment: string;
  step: "sitting" | "sealing" | "opening" | "dealt" | "practice";
  /** Who begins; random: the key says it. */
  first: number | "random";
  seals: string[];
  opened: boolean[];
}

export interface Made {
  table: string;
  deal: Deal;
  links: Links;
}

export interface Seated {
  table: string;
  seat: number;
  /** One's own seat, on any device. */
  link: string;
  deal: Deal;
}

export interface TableAbout {
  table: string;
  state: TableState;
  /** The ten cards; while they are picked, those picked so far. */
  kingdom: string[];
  picking: Picking | null;
  edition: number;
  seats: Seat[];
  options: Options;
  deal: Deal;
  /** The seats of this viewer: none of a spectator, several where a device is shared. */
  you: number[];
  links: Links;
  /** The cards can be known beforehand: a chosen seed, or a game played on from another. */
  practice: boolean;
}

export interface PlayOn {
  at: number;
  seat: number;
  bot: Level;
}

export interface ServerAbout {
  version: string;
  lan: boolean;
  addresses: string[];
  languages: string[];
  dev: boolean;
}

export interface RecommendedSet {
  name: string;
  edition: number;
  boxes: string[];
  cards: string[];
}

/** Ten cards; the recommended set they are, if they were named as one. */
export interface Ten {
  cards: string[];
  edition: number;
  set: string | null;
}

/** Texts of one card in one language. */
export interface CardWords {
  text: string[];
  rulings: string[];
  /** In the first edition. */
  text1?: string[];
  rulings1?: string[];
  options: { [key: string]: string };
  types: string[];
  cost: number;
  box?: string;
  editions?: number[];
}

export interface AllWords {
  cards: { [name: string]: CardWords };
  sets: { [name: string]: string };
}

// a game that is over

export interface Result {
  scores: number[];
  turns: number[];
  winners: number[];
  resigned: number[];
  ends: Ends | null;
}

export interface ReviewTurn {
  player: number;
  turn: number;
  /** How many answers had been given when the turn began. */
  step: number;
  /** The most coins its player had. */
  coins: number;
  /** The points of all at its end. */
  scores: number[];
}

export interface ReviewStep {
  player: number;
  kind: DecisionKind;
  source: string | null;
  answer: string[];
}

export type MarkKind = "province" | "attack" | "empty";

/** A moment worth a look. */
export interface Mark {
  kind: MarkKind;
  /** So many answers had been given: the next one brings it about. */
  step: number;
  turn: number;
  phrase: Phrase;
}

export interface Review {
  players: number;
  kingdom: string[];
  edition: number;
  over: boolean;
  ends: Ends | null;
  scores: number[];
  turns: number[];
  winners: number[];
  decks: { [card: string]: number }[];
  /** The points of one copy of each card that scores, for each seat. */
  points: { [card: string]: number }[];
  graph: ReviewTurn[];
  steps: ReviewStep[];
  marks: Mark[];
  /** Of a table; a record alone does not know who played. */
  seats?: Seat[];
  practice?: boolean;
}

/** The table after so many answers of a game that is over. */
export interface Moment {
  view: View;
  decision: Decision | null;
  can: Can;
  log: LogLine[];
  hands: string[][];
  n: number;
  of: number;
}

// the socket, from the client

export type FromClient =
  | { type: "hello"; protocol: 2; token?: string; seat?: number }
  | { type: "look"; seat: number }
  | { type: "pick"; card: string }
  | { type: "answer"; decision: string; answers: string[][] }
  | { type: "typed"; decision: string; text: string; lang: string }
  | { type: "undo" }
  | { type: "agree"; undo: string; yes: boolean }
  | { type: "autoplay"; level: number; cards: { [card: string]: number } }
  | { type: "suggest"; decision: string }
  | { type: "say"; phrase: string }
  | { type: "resign" }
  | { type: "take_over"; seat: number; yes: boolean }
  | { type: "ping" };

// the socket, from the server

export interface Welcome extends TableAbout {
  type: "welcome";
  protocol: number;
  version: string;
  gone: Gone;
  /** The table of the next game of these people. */
  rematch: string | null;
}

/** Seats that nobody looks at, with the seconds until the others may let a bot play. */
export interface Gone {
  [seat: string]: number;
}

export interface SeatsMessage {
  type: "seats";
  seats: Seat[];
  state: TableState;
  kingdom: string[];
  deal: Deal;
  picking: Picking | null;
  gone: Gone;
}

/** The sizes of a seat's piles. */
export interface PileSizes {
  deck: number;
  discard: number;
}

export interface ViewMessage {
  type: "view";
  view: View;
  decision: Decision | null;
  log: { keep: number; lines: LogLine[] };
  can: Can;
  seats: Seat[];
  state: TableState;
  /** The seat that looks; null for a spectator. */
  seat: number | null;
  /** By seat, at a table that shows them. */
  counts: PileSizes[] | null;
  /** Seconds for one decision. */
  clock: number | null;
  /** Seconds that were left for this seat's decision when the message was sent. */
  left: number | null;
  result: Result | null;
}

export interface Refused {
  type: "refused";
  phrase: Phrase;
  text: string;
  /** The decision it was about, or "". */
  to: string;
}

export interface Told {
  type: "told";
  lines: Phrase[];
}

export interface Hint {
  type: "hint";
  answers: string[][];
  phrase: Phrase;
}

export interface UndoAsked {
  type: "undo_asked";
  /** "" when it has been declined. */
  undo: string;
  seat: number;
}

export interface Said {
  type: "said";
  seat: number;
  phrase: Phrase;
}

export interface Closed {
  type: "closed";
  phrase: Phrase;
}

/** The database cannot be reached, or again: what was sent waits for it. */
export interface Trouble {
  type: "trouble";
  phrase: Phrase;
  text: string;
}

/** Somebody wants another game: it is at that table. */
export interface Rematch {
  type: "rematch";
  table: string;
}

export type FromServer =
  | Welcome
  | SeatsMessage
  | ViewMessage
  | Refused
  | Told
  | Hint
  | UndoAsked
  | Said
  | Closed
  | Trouble
  | Rematch
  | { type: "pong" };
