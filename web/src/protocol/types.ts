/** What page and server send each other, explained in docs/protocol.md. Made by tools/build_types.py: do not edit. */

export const PROTOCOL = 2;

/** A translatable text: a message id and its values. */
export type Phrase = [id: string, values: { [name: string]: Value }];
export type Value = string | number | Phrase | Value[];

export type Cards = [names: string[], piles: { [name: string]: number }, kinds: number[], costs: { [name: string]: number }, colonies: boolean, extended: boolean, bars: { [name: string]: number }, own: { [name: string]: number }, others: { [name: string]: number }, hand: { [name: string]: number }, beyond: boolean, extras: string[], bane: string, beside: string[], heaps: string[]];

export type Phase = "action" | "treasure" | "buy" | "cleanup" | "start";

export type Ends = "provinces" | "piles" | "limit" | "colonies";

export type DecisionKind =
  | "action"
  | "treasure"
  | "buy"
  | "react"
  | "discard"
  | "trash"
  | "gain"
  | "topdeck"
  | "reveal"
  | "set_aside"
  | "choose"
  | "pass"
  | "play"
  | "place"
  | "position"
  | "name"
  | "order"
  | "return"
  | "take"
  | "spend";

export type Zone =
  | "hand"
  | "deck"
  | "discard"
  | "play"
  | "aside"
  | "supply"
  | "trash"
  | "island"
  | "native village"
  | "tavern"
  | "beside"
  | "lent";

/** The later part of a Duration that is still to come. */
export interface Later {
  card: string;
  /** what it keeps set aside, as far as the viewer may see it */
  aside: string[];
  aside_hidden: number;
  /** the seats that it does not affect */
  safe: number[];
}

/** A seat as the viewer sees it. */
export interface PlayerView {
  /** null unless it is the viewer's own */
  hand: string[] | null;
  hand_size: number;
  deck_size: number | null;
  /** a card turned up while it is decided upon */
  deck_top: string | null;
  discard_top: string | null;
  play: string[];
  aside: string[];
  /** how many more lie set aside that the viewer may not see */
  aside_hidden: number;
  turns: number;
  durations: Later[];
  island: string[];
  /** null unless it is the viewer's own */
  native_village: string[] | null;
  native_village_size: number;
  tokens: { [name: string]: number };
  /** in the latest turn of its own, where a card asks for that */
  gained: string[];
}

/** For whom the game waits and because of which card; while hand cards could be used not for whom. */
export interface Waits {
  player: number | null;
  source: string | null;
  reactions: boolean;
}

/** How near the end is: the game ends when the Provinces or the Colonies are gone, or so many piles are empty. */
export interface Nearness {
  provinces: number;
  /** null in games without them */
  colonies: number | null;
  empty: number;
  /** empty piles that end the game */
  most: number;
}

/** What games of boxes have that are still to come. */
export interface Besides {
  /** Events and Landmarks */
  cards: string[];
  bane: string | null;
  /** beside the Supply */
  piles: { [name: string]: number };
  /** of piles of different cards: the one that lies on top */
  tops: { [name: string]: string | null };
  /** of this turn */
  potions: number;
  /** the seat that decides in this turn, if it is not the player's own */
  controller: number | null;
  /** by seat */
  tavern: string[][];
  /** by seat: the piles on which its own tokens lie */
  plus: { [name: string]: string }[];
  /** by seat: minus tokens, and the Journey token if it lies face down */
  marks: string[][];
  /** victory tokens on piles and Landmarks */
  stock: { [name: string]: number };
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  seat: number | null;
  player: number;
  turn: number;
  /** an extra turn */
  extra: boolean;
  phase: Phase | null;
  actions: number;
  buys: number;
  coins: number;
  supply: { [name: string]: number };
  costs: { [name: string]: number };
  colonies: boolean;
  nearness: Nearness;
  pile_tokens: { [name: string]: { [name: string]: number } };
  /** that left their piles for the Trade Route mat */
  tokens_moved: number;
  /** the cards named this turn, by the card for which they were named */
  barred: { [name: string]: string[] };
  trash: string[];
  players: PlayerView[];
  waits: Waits | null;
  over: boolean;
  ends: Ends | null;
  scores: number[] | null;
  /** null in games of the published boxes */
  besides: Besides | null;
}

export type Style = "" | "strong" | "em" | "code";

export interface Heading {
  kind: "heading";
  level: number;
  text: [Style, string][];
}

export interface Paragraph {
  kind: "paragraph";
  text: [Style, string][];
}

export interface Listing {
  kind: "list";
  items: [Style, string][][];
}

export interface TableBlock {
  kind: "table";
  head: [Style, string][][];
  rows: [Style, string][][][];
  /** the columns of numbers */
  numbers: number[];
}

/** Faces of cards. */
export interface CardsBlock {
  kind: "cards";
  cards: string[];
}

export interface Label {
  /** what it points at */
  part: string;
  text: [Style, string][];
}

/** The table or a card, with what its parts are. */
export interface Drawing {
  kind: "drawing";
  of: "table" | "card";
  labels: Label[];
}

export interface WorkedStep {
  said: [Style, string][];
  /** after the turn: null, as for Buys and coins */
  actions: number | null;
  buys: number | null;
  coins: number | null;
  hand: [string, number][];
  deck: number;
  discard: number;
}

export interface WorkedTurn {
  kind: "turn";
  steps: WorkedStep[];
}

export type Block = Heading | Paragraph | Listing | TableBlock | CardsBlock | Drawing | WorkedTurn;

export type Level = "novice" | "gentle" | "fair" | "strong" | "expert" | "master";

export type AutoplayLevel = 0 | 1 | 2;

export type SeatKind = "me" | "here" | "friend" | "bot";

export interface WishesWanted {
  boxes?: string[];
  village?: boolean;
  buy?: boolean;
  attacks?: number | null;
  costs?: number | null;
  banned?: string[];
  locked?: string[];
}

/** A recommended set, ten cards, random with conditions, or picked by the players in turn; names in any language. */
export interface KingdomWanted {
  set?: string;
  cards?: string[];
  random?: WishesWanted | null;
  pick?: WishesWanted | null;
  own?: string;
}

/** me: the maker of the table; here: somebody else on this device; friend: by link; bot: of a level. */
export interface SeatWanted {
  kind: SeatKind;
  name?: string;
  level?: Level;
}

export interface Options {
  edition: 1 | 2 | null;
  /** with Platinum and Colony */
  colonies: boolean;
  first: number | "random";
  undo: "free" | "ask" | "off";
  /** show deck and discard counts, which the rules hide */
  counts: boolean;
  /** show everybody's points as far as all could have remembered them */
  points: boolean;
  /** show each their own deck and discard pile, without their order, and what everybody owns */
  tracker: boolean;
  /** seconds for one decision */
  clock: number | null;
  public: boolean;
  /** between people: everybody may ask the bot; against bots alone one always may */
  hints: boolean;
  /** a chosen seed makes it a practice table */
  seed: string | null;
}

export interface NewTable {
  kingdom: KingdomWanted;
  seats: SeatWanted[];
  seal?: string;
  options?: Partial<Options>;
}

export interface Sit {
  token: string;
  name: string;
  seal?: string;
}

export interface Rematch {
  seal?: string;
}

/** The hash of a person's number, before any number is opened. */
export interface SealSent {
  seal: string;
}

/** A person's number, once all seals are there. */
export interface NumberSent {
  number: string;
}

export interface Claim {
  token: string;
}

export interface Renew {
  seat: number;
}

export interface PlayOn {
  at: number;
  seat: number;
  bot?: Level;
}

/** The kingdom of the day; again: once more, which does not count. */
export interface DayWanted {
  name: string;
  again?: boolean;
}

/** The guided first game. */
export interface FirstGameWanted {
  name: string;
}

/** Ten cards that a guest keeps. */
export interface KingdomKept {
  name: string;
  cards: string[];
  edition: 1 | 2 | null;
  colonies: boolean;
}

/** What matters on this board? */
export interface MattersWanted {
  cards: string[];
  lang?: string;
  edition?: 1 | 2 | null;
  colonies?: boolean;
}

/** A file of own cards. */
export interface CardsGiven {
  text: string;
  lang?: string;
  file?: string;
}

/** Everything of the guest is to be deleted. */
export interface Sure {
  sure: boolean;
}

/** This device is to be signed out, or all others of the same guest. */
export interface SignOut {
  others?: boolean;
  /** random; asking again with the same one after a failure goes on with what was begun */
  key?: string;
}

export interface Hello {
  type: "hello";
  protocol: number;
  token?: string;
  seat?: number | null;
}

export interface Look {
  type: "look";
  seat: number;
}

export interface AnswerGiven {
  type: "answer";
  decision: string;
  answers: string[][];
  /** warn instead, if it loses much */
  coach?: boolean;
  /** say `taken` once it is in the store; sent again after a break it is not given twice */
  confirm?: boolean;
}

export interface TypedLine {
  type: "typed";
  decision: string;
  text: string;
  lang?: string;
}

/** Buy a card before its time: end the Action phase if necessary, play all Treasures, buy it; or none of that. */
export interface BuyAhead {
  type: "buy_ahead";
  decision: string;
  card: string;
  /** warn instead, if it loses much */
  coach?: boolean;
}

/** Every card of the decision gets one of its `fates`: a list of cards for each; the first put back lies on top. */
export interface Arrange {
  type: "arrange";
  decision: string;
  piles: string[][];
  /** warn instead, if its first answer loses much */
  coach?: boolean;
}

/** The next card of a kingdom that the players pick in turn. */
export interface PickCard {
  type: "pick";
  card: string;
}

export interface UndoWanted {
  type: "undo";
}

export interface Agree {
  type: "agree";
  undo: string;
  yes: boolean;
}

export interface AutoplaySet {
  type: "autoplay";
  level: AutoplayLevel;
  cards?: { [name: string]: AutoplayLevel };
  /** end the Buy phase when no coins are left */
  end?: boolean;
}

export interface Suggest {
  type: "suggest";
  decision: string;
}

export interface SayPhrase {
  type: "say";
  phrase: string;
}

export interface ResignWanted {
  type: "resign";
}

export interface TakeOver {
  type: "take_over";
  seat: number;
  yes?: boolean;
}

export interface Ping {
  type: "ping";
}

export type FromClient =
  | Hello
  | Look
  | AnswerGiven
  | TypedLine
  | BuyAhead
  | Arrange
  | PickCard
  | UndoWanted
  | Agree
  | AutoplaySet
  | Suggest
  | SayPhrase
  | ResignWanted
  | TakeOver
  | Ping;

/** An answer and what it is worth to the seat that decides, from what this seat may know. */
export interface Rated {
  answer: string[];
  /** the probability of winning; a shared victory counts as a part of one */
  win: number;
  /** the standard error of that */
  error: number;
  reason: Phrase | null;
}

/** A way to go on, and the probability of winning with it after some answers. */
export interface Way {
  phrase: Phrase;
  wins: number[];
}

/** The answers to a decision, best first, and what the coach says of the one that somebody wants to give. */
export interface Advice {
  rows: Rated[];
  /** of each of the best */
  playouts: number;
  warning: Phrase | null;
  /** what was counted for it */
  fact: Phrase | null;
  /** after the answer that is warned of, and after the best */
  ways: Way[];
}

export interface AnalysisBudget {
  /** for each answer, if there is time */
  playouts: number;
  seconds: number | null;
  /** what a decision really got at least */
  fewest: number | null;
}

export interface AnalysedDecision {
  /** how many answers had been given */
  index: number;
  turn: number;
  seat: number;
  kind: DecisionKind;
  source: string | null;
  step: number;
  chosen: string[];
  /** before it, by seat, if all play by their lists from here on */
  win: number[];
  error: number;
  /** `win` with all cards open, once the game is over */
  open: number[] | null;
  /** best first; empty where there was nothing to decide */
  answers: Rated[];
  /** what the best answer was worth more than the chosen one */
  loss: number;
  loss_error: number;
  /** on playouts that had no part in finding it */
  confirmed: boolean;
  /** whether the coach would have spoken */
  warns: boolean;
}

/** The answer after which the game was another one, for the seat that gave it. */
export interface TurningPoint {
  index: number;
  seat: number;
  before: number;
  after: number;
}

/** The coins on the Treasures that a seat has drawn, and what its decks led one to expect. */
export interface Draws {
  coins_expected: number;
  coins_drawn: number;
}

/** What chance did for a seat: what neither the first position nor anybody's decisions explain of the result. */
export interface Luck {
  seat: number;
  win: number;
  error: number;
  draws: Draws;
}

/** A game decision by decision; while it is being made, as far as it is known. */
export interface Analysis {
  version: number;
  rules: number;
  kingdom: string[];
  players: string[];
  budget: AnalysisBudget;
  finished: boolean;
  /** done, of how many */
  progress: [number, number];
  assumes: Phrase[];
  decisions: AnalysedDecision[];
  /** by their index, the costliest first; only confirmed ones */
  costliest: number[];
  turning_point: TurningPoint | null;
  luck: Luck[];
  /** what can truly be said about decks and play */
  words: Phrase[];
}

/** Where the analysis of a record is found. */
export interface AnalysisAsked {
  analysis: string;
}

export type TableState = "lobby" | "running" | "over" | "closed";

export type Outcome = "" | "won" | "shared" | "lost" | "resigned";

/** Somebody at a game of the past. */
export interface PlayerThen {
  name: string;
  bot: Level | "";
  score: number | null;
  resigned: boolean;
}

/** A finished game of the guest. */
export interface PastGame {
  table: string;
  /** when it ended */
  at: string;
  result: Outcome;
  seat: number;
  players: PlayerThen[];
  kingdom: string[];
  /** the recommended set, if it was one */
  set: string | null;
  edition: number;
  turns: number;
  practice: boolean;
  /** the guided first game */
  lesson: boolean;
  day: string;
  /** after the game, if it was rated */
  rating: number | null;
}

/** An unfinished game of the guest, as far as they may know it. */
export interface OpenGame {
  table: string;
  /** when they sat down */
  at: string;
  state: TableState;
  players: PlayerThen[];
  seat: number;
  kingdom: string[];
  set: string | null;
  day: string;
  turn: number | null;
  /** the seat whose turn it is */
  whose: number | null;
  phase: string | null;
  /** the game waits for the guest */
  asked: boolean;
  /** empty on a shared device */
  hand: string[];
  provinces: number | null;
}

export interface Tally {
  games: number;
  won: number;
}

/** What came of one's games with ten cards. */
export interface KingdomPlayed {
  /** under which they are kept */
  name: string | null;
  cards: string[];
  /** with which they are kept */
  edition: 1 | 2 | null;
  colonies: boolean;
  games: number;
  won: number;
}

export interface RatingThen {
  at: string;
  rating: number;
}

/** What one click begins: the level that is next, and a kingdom that the guest has not played. */
export interface NextGame {
  level: Level;
  bot: string;
  /** null: all have been played */
  set: string | null;
  /** how the level differs from that of the last game */
  change: "up" | "down" | "";
}

/** A level of the bots and its rating. */
export interface Rung {
  level: Level;
  rating: number;
  /** half of its 95% interval */
  error: number;
}

/** The guest's own record. */
export interface Mine {
  games: number;
  won: number;
  /** games won in a row up to now */
  streak: number;
  best_streak: number;
  levels: { [name: string]: Tally };
  sets: { [name: string]: Tally };
  /** kept, or no recommended set and played more than once; the most played first */
  played: KingdomPlayed[];
  rating: number | null;
  history: RatingThen[];
  ladder: Rung[];
  kingdoms: KingdomKept[];
  next: NextGame;
}

export interface MyLink {
  /** brings all of this to another device; not for others */
  link: string;
}

/** What would move to the guest of a private link if this device became that guest. */
export interface Arriving {
  /** this device is that guest already */
  here: boolean;
  /** under which that guest played last */
  name: string;
  /** games of this device that are not over */
  open: number;
  /** at these */
  seats: number;
  /** of this device that are over */
  games: number;
  /** that this device keeps */
  kingdoms: number;
  /** games that are not over with seats of both: while there are any, nothing moves */
  opposed: number;
}

/** Everything that is kept for a guest. */
export interface Exported {
  version: string;
  mine: Mine;
  open: OpenGame[];
  games: PastGame[];
}

export interface DayResult {
  name: string;
  result: Outcome;
  score: number;
  /** of the bot */
  other: number;
  turns: number;
  mine: boolean;
}

/** The kingdom of the day. */
export interface DayAbout {
  date: string;
  cards: string[];
  edition: number;
  level: Level;
  /** of the guest's counted try */
  table: string | null;
  mine: DayResult | null;
  /** of this server */
  results: DayResult[];
}

export type Beat = "goal" | "wish" | "shuffle" | "chain" | "attack";

/** One sentence, and the things on the table that it speaks of. */
export interface Lesson {
  beat: Beat;
  phrase: Phrase;
  piles: string[];
  /** cards in the learner's hand */
  hand: string[];
  /** the Attack of the player in turn */
  by: string | null;
}

/** An answer to the question at the end, and what is said to it. */
export interface Choice {
  card: string;
  right: boolean;
  phrase: Phrase;
}

/** Which purchase of a moment of the game helps most. */
export interface Question {
  turn: number;
  phrase: Phrase;
  /** the cheapest first */
  choices: Choice[];
  /** what was bought then */
  bought: string | null;
}

/** What to play after it, and why. */
export interface NextKingdom {
  set: string;
  level: Level;
  phrase: Phrase;
}

export interface Lessons {
  /** as they came */
  told: Lesson[];
  /** the one that is due at this moment */
  now: Beat | null;
  /** once the game is over: those that it never came to */
  missed: Lesson[];
  /** those that did not come, because the learner did it unasked */
  done: Beat[];
  /** once it is over */
  question: Question | null;
  /** the same */
  next: NextKingdom | null;
}

/** The body of an error response: a phrase for any language, and its English. */
export interface Wrong {
  error: Phrase;
  text: string;
}

export interface Seat {
  name: string;
  /** the level of the bot that sits here; "" for a person */
  bot: Level | "";
  /** nobody has sat down yet */
  free: boolean;
  /** the person has been away for so long that the others may let a bot play */
  away: boolean;
  /** a bot plays for the person */
  stand_in: boolean;
  resigned: boolean;
}

export interface Story {
  decks: Deck[];
  /** at most three for each seat, then for who watches */
  told: Sentence[][];
}

export type MarkKind = "province" | "attack" | "empty";

export interface ReviewTurn {
  player: number;
  turn: number;
  /** how many answers had been given when the turn began */
  step: number;
  /** the most coins its player had */
  coins: number;
  /** everybody's points at its end */
  scores: number[];
  /** an extra turn, which is not counted */
  extra: boolean;
}

export interface ReviewStep {
  player: number;
  kind: DecisionKind;
  source: string | null;
  answer: string[];
}

/** A moment worth a look. */
export interface Mark {
  kind: MarkKind;
  /** how many answers had been given: the next one brings it about */
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
  decks: { [name: string]: number }[];
  /** what one copy of each card scores, for each seat */
  points: { [name: string]: number }[];
  graph: ReviewTurn[];
  steps: ReviewStep[];
  /** none in games that version 0.1.0 has stored */
  marks: Mark[];
  /** victory tokens, by seat */
  tokens: number[];
  colonies: boolean;
  /** own cards of the game, as they are written */
  own: string[];
  /** the seats that share the first place, the second, and so on */
  ranking: number[][];
  /** none of games that are not over, or were stored before there were stories */
  story: Story | null;
  /** of a table; a record alone does not know who played */
  seats?: Seat[];
  practice?: boolean;
  /** the date, if it was somebody's counted try at the kingdom of that day */
  day?: string;
}

export type DealStep = "sitting" | "sealing" | "opening" | "dealt" | "practice";

/** The players pick the kingdom in turn. */
export interface Picking {
  /** whose turn it is; null while somebody is still missing */
  seat: number | null;
  /** the cards that may be picked */
  options: string[];
}

export interface Links {
  join?: string;
  watch?: string;
  /** one's own seats, on any device */
  seats?: { [name: string]: string };
}

/** The progress of a table's deal; lists are by seat. */
export interface Deal {
  commitment: string;
  step: DealStep;
  /** who begins; random: the key decides */
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
  /** one's own seat, on any device */
  link: string;
  deal: Deal;
}

/** What may be known of a table before connecting to it. */
export interface TableAbout {
  table: string;
  state: TableState;
  /** the ten cards; while they are picked, those picked so far */
  kingdom: string[];
  edition: number;
  seats: Seat[];
  options: Options;
  deal: Deal;
  /** the seats of this viewer: none of a spectator, several where a device is shared */
  you: number[];
  links: Links;
  /** the cards can be known beforehand: a chosen seed, or a game played on from another */
  practice: boolean;
  picking: Picking | null;
  /** own cards of the table, as they are written */
  own: string[];
}

export interface ServerAbout {
  version: string;
  lan: boolean;
  addresses: string[];
  languages: string[];
  dev: boolean;
  /** whether the client is on this machine, and so may open it to the network */
  here: boolean;
  /** of the bots that may sit here, weakest first */
  levels: Rung[];
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

/** What good lists buy in their first two turns. */
export interface OpeningTold {
  /** "" for nothing */
  buys: [string, string];
  /** of the lists that open so */
  weight: number;
}

/** A good list: the kingdom cards it buys, in its order, and how often the mixture plays it. */
export interface ListTold {
  cards: string[];
  weight: number;
}

/** What matters on a board of two players, from the lists that a short search has found. */
export interface Matters {
  lists: ListTold[];
  /** by coins in the first two turns, such as "5/2" */
  openings: { [name: string]: OpeningTold[] };
  /** sentences in the reader's language */
  why: string[];
  /** trial games they rest on */
  games: number;
}

/** A small mark on a card's face. */
export interface FaceMark {
  mark: string;
  /** its name for those who hear it; "" where the mark before says it */
  said: string;
  /** so many side by side, if more than one */
  n?: number;
  /** what stands after it */
  beside?: string;
  /** only under a condition, or if the player likes */
  maybe?: boolean;
  /** an alternative to what stands before it */
  either?: boolean;
}

/** The texts of one card in one language. */
export interface CardWords {
  text: string[];
  /** in the first edition, if it differs */
  text1?: string[];
  rulings: string[];
  rulings1?: string[];
  options: { [name: string]: string };
  types: string[];
  cost: number;
  box: string;
  editions: number[];
  /** the drawing on its arms; "" for its first letter */
  emblem: string;
  /** of a Treasure */
  metal: string;
  strip: FaceMark[];
}

export interface AllWords {
  cards: { [name: string]: CardWords };
  sets: { [name: string]: string };
}

/** The cards of a file, as they would be in the game. */
export interface OwnCards {
  cards: { [name: string]: CardWords };
}

/** A page of text. */
export interface Prose {
  blocks: Block[];
}

/** A line of the log: its depth (0: a turn's heading), its phrase, the seat that did it, and what it is about. */
export type LogLine = [depth: number, phrase: Phrase, player: number, kind: string, cards: [string, number][], coins: number];

export type Place =
  | "hand"
  | "deck"
  | "discard"
  | "play"
  | "aside"
  | "supply"
  | "trash"
  | "island"
  | "native village"
  | "tavern"
  | "beside"
  | "lent";

export type FateKind = "trash" | "discard" | "topdeck";

/** What can become of cards that were looked at, and of how many of them. */
export interface Fate {
  kind: FateKind;
  least: number;
  most: number;
  /** all the cards, or none of them */
  together: boolean;
}

/** The question that follows if one of these cards is picked; both answers can be sent in one message. */
export interface Then {
  after: string[];
  prompt: Phrase;
  kind: DecisionKind;
  options: [string, number][];
  least: number;
  most: number;
}

export interface Decision {
  id: string;
  prompt: Phrase;
  kind: DecisionKind;
  source: string | null;
  zone: Zone | null;
  about: number;
  /** the different options, each with how many copies may be named */
  options: [string, number][];
  least: number;
  most: number;
  ordered: boolean;
  /** what is worth a second thought, by the pick or pile; "" for the empty answer */
  warnings: { [name: string]: Phrase };
  /** the coins once all Treasures on offer are played */
  treasures: number | null;
  /** what can be bought before its time: the Action phase ends, all Treasures are played */
  ahead: string[];
  /** cards that were looked at, if this question and those after it are about all of them */
  laid: string[];
  /** what can become of these: `arrange` answers the questions at once */
  fates: Fate[];
  /** what is asked after each card, where that is known; a card not in it ends the matter */
  then: Then[];
}

export interface PileSizes {
  deck: number;
  discard: number;
}

/** What somebody with a perfect memory knows of cards that lie face down or under others; never their order. */
export interface Tracked {
  /** of the seat that looks */
  deck: [string, number][];
  /** the same */
  discard: [string, number][];
  /** by seat; null where cards are passed on face down */
  owned: [string, number][][] | null;
}

export interface Can {
  undo: "free" | "ask" | null;
  resign: boolean;
  /** ask what the bot would do */
  hint: boolean;
  /** be warned of a blunder */
  coach: boolean;
}

export interface Shown {
  view: View;
  decision: Decision | null;
  /** by seat, at a table that shows them */
  counts: PileSizes[] | null;
  /** the same */
  points: number[] | null;
  can: Can;
  /** at a table that shows it */
  tracked: Tracked | null;
}

/** How the game ended. */
export interface Result {
  scores: number[];
  turns: number[];
  winners: number[];
  resigned: number[];
  ends: Ends | null;
}

export interface LogNews {
  /** the first lines of the log that stay */
  keep: number;
  /** what follows them */
  lines: LogLine[];
}

/** Cards that go from one place to another; from a place to itself: they are shown there. */
export type Move = [card: string | null, n: number, out_of: Place, whose: number | null, into: Place, seat: number | null];

/** The fields of a `PlayerView` that a step changes. */
export interface PlayerChange {
  hand?: string[] | null;
  hand_size?: number;
  deck_size?: number | null;
  discard_top?: string | null;
  play?: string[];
  aside?: string[];
  aside_hidden?: number;
  turns?: number;
  island?: string[];
  native_village?: string[] | null;
  native_village_size?: number;
  tokens?: { [name: string]: number };
}

/** The fields of a `View` that a step changes; of Supply, costs and players only those that differ. */
export interface ViewChange {
  player?: number;
  turn?: number;
  extra?: boolean;
  phase?: Phase | null;
  actions?: number;
  buys?: number;
  coins?: number;
  tokens_moved?: number;
  trash?: string[];
  nearness?: Nearness;
  supply?: { [name: string]: number };
  costs?: { [name: string]: number };
  players?: { [name: string]: PlayerChange };
}

/** One thing that happened, as the viewer may know it. */
export interface Step {
  player: number;
  kind: string;
  /** the card whose effect it is */
  source: string | null;
  /** what the log says of it */
  phrases: Phrase[];
  /** of the log, up to and with this step */
  lines: number;
  moves: Move[];
  /** what it changes in the view */
  after: ViewChange;
  /** an Attack does it to this player */
  harm: boolean;
  /** after it, at a table that shows them */
  counts?: PileSizes[];
  /** the same */
  points?: number[];
}

/** The table after n answers of a game that is over. */
export interface Moment extends Shown {
  log: LogLine[];
  hands: string[][];
  n: number;
  of: number;
}

/** Who is there, and what changes before the game begins. */
export interface Seats {
  type: "seats";
  seats: Seat[];
  state: TableState;
  kingdom: string[];
  deal: Deal;
  picking: Picking | null;
  /** seats that nobody looks at, with the seconds until the others may let a bot play */
  gone: { [name: string]: number };
  /** whose turn it is, once the game has begun */
  turn: number | null;
}

export interface Welcome extends Omit<Seats, "type"> {
  type: "welcome";
  protocol: number;
  version: string;
  table: string;
  edition: number;
  options: Options;
  practice: boolean;
  you: number[];
  links: Links;
  /** the table of the next game of these people, as in RematchMade */
  rematch: string | null;
  /** own cards of the table, as they are written */
  own: string[];
  /** the date, if this is the counted game of the kingdom of the day */
  day: string;
}

export interface ViewMessage extends Shown {
  type: "view";
  seats: Seat[];
  state: TableState;
  /** the seat that looks; null for a spectator */
  seat: number | null;
  /** seconds for one decision */
  clock: number | null;
  result: Result | null;
  /** seconds that were left for this seat's decision when the message was sent */
  left: number | null;
  log: LogNews;
  /** what happened since the last message */
  steps: Step[];
  /** in a guided first game */
  lessons: Lessons | null;
  /** the table before the steps, if that is not the last message: they are past */
  steps_from: View | null;
}

export interface Refused {
  type: "refused";
  phrase: Phrase;
  text: string;
  /** the decision it was about */
  to: string;
}

/** An answer that was to be confirmed is in the store. */
export interface AnswerTaken {
  type: "taken";
  decision: string;
}

/** The output of a typed command. */
export interface Told {
  type: "told";
  lines: Phrase[];
}

export interface Hint {
  type: "hint";
  /** to the question, and to the one that is asked with it */
  answers: string[][];
  /** what can be counted, or how the answers were found */
  phrase: Phrase | null;
  decision: string;
  /** who was asked */
  level: Level;
  /** the three best answers; empty if only a list was asked */
  best: Rated[];
  /** of cards that were looked at: which of them each fate gets */
  piles: string[][];
}

/** The answer loses more than ten percentage points. */
export interface Blunder {
  type: "blunder";
  /** that is pending now */
  decision: string;
  given: boolean;
  /** of what was weighed: of a purchase ahead of its time, the purchase */
  kind: DecisionKind;
  answer: Rated;
  /** the best answers */
  best: Rated[];
  /** why */
  phrase: Phrase;
  /** what was counted for it */
  fact: Phrase | null;
  /** to go on after this answer, and after the best */
  ways: Way[];
  assumes: Phrase;
}

export interface UndoAsked {
  type: "undo_asked";
  /** "" when it has been declined */
  undo: string;
  seat: number;
}

export interface Said {
  type: "said";
  seat: number;
  phrase: Phrase;
}

/** Somebody wants another game: it is at that table; for who only watches, what its link to watch has at its end. */
export interface RematchMade {
  type: "rematch";
  table: string;
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

export interface Pong {
  type: "pong";
}

export type FromServer =
  | Welcome
  | Seats
  | ViewMessage
  | Refused
  | AnswerTaken
  | Told
  | Hint
  | Blunder
  | UndoAsked
  | Said
  | RematchMade
  | Closed
  | Trouble
  | Pong;

/** How many cards of each class a seat owned: each card belongs to one of them. */
export interface Owned {
  copper: number;
  /** all others */
  treasures: number;
  actions: number;
  land: number;
  curses: number;
}

export interface When {
  /** how many answers had been given */
  step: number;
  turn: number;
}

export interface Deck {
  /** before the game, then after each of its turns */
  owned: Owned[];
  /** the number of each, from 0; an extra turn has that of the turn before */
  turns: number[];
  /** when the first Province or Colony came */
  province: When | null;
  /** the first one */
  curse: When | null;
}

/** `phrase` says `who` and `other` by name; a page may say "you" instead of one of them. */
export interface Sentence {
  phrase: Phrase;
  who: number;
  other: number;
  card: string;
  moment: When;
  /** whether it is about chance */
  luck: boolean;
}
