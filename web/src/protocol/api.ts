/** HTTP calls: tables, kingdoms, texts. A refusal is thrown as a phrase that the page says in its language. */

import type {
  AllWords,
  Analysis,
  AnalysisAsked,
  Arriving,
  CardsGiven,
  Claim,
  DayAbout,
  DayWanted,
  Deal,
  FirstGameWanted,
  KingdomKept,
  Level,
  Made,
  Matters,
  MattersWanted,
  Mine,
  Moment,
  MyLink,
  NewTable,
  NumberSent,
  OpenGame,
  OwnCards,
  PastGame,
  Phrase,
  PlayOn,
  RecommendedSet,
  Rematch,
  Renew,
  Review,
  SealSent,
  Seated,
  ServerAbout,
  SignOut,
  Sit,
  Sure,
  TableAbout,
  Ten,
  WishesWanted,
} from "./types";

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly phrase: Phrase,
    readonly text: string,
    readonly status: number,
    /** Seconds to wait before asking again, where the server says so. */
    readonly wait = 0,
  ) {
    super(text);
    this.name = "Refusal";
  }
}

async function call(method: "GET" | "POST", path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refusal(["web-no-server", {}], "The server cannot be reached.", 0);
  }
  if (!response.ok) throw await refusalOf(response);
  return response;
}

async function refusalOf(response: Response): Promise<Refusal> {
  const said: unknown = await response.json().catch(() => null);
  const wait = Number(response.headers.get("retry-after")) || 0;
  if (said && typeof said === "object" && "error" in said && Array.isArray(said.error)) {
    const text = "text" in said ? String(said.text) : "";
    return new Refusal(said.error as Phrase, text, response.status, wait);
  }
  return new Refusal(["web-failed", { status: response.status }], response.statusText, response.status, wait);
}

async function get<T>(path: string): Promise<T> {
  return (await call("GET", path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await call("POST", path, body)).json() as Promise<T>;
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  server: () => get<ServerAbout>("/api/server"),
  openToNetwork: () => post<ServerAbout>("/api/server/lan"),
  /** Where the picture of a QR code for a path of this server is. */
  qr: (path: string) => `/api/qr?path=${encodeURIComponent(path)}`,

  makeTable: (wanted: NewTable) => post<Made>("/api/tables", wanted),
  publicTables: () => get<TableAbout[]>("/api/tables"),
  table: (table: string, token = "") => get<TableAbout>(at(table, token && `?token=${encodeURIComponent(token)}`)),
  sit: (table: string, token: string, name: string, seal: string) =>
    post<Seated>(at(table, "/sit"), { token, name, seal } satisfies Sit),
  claim: (table: string, token: string) => post<Seated>(at(table, "/claim"), { token } satisfies Claim),
  seal: (table: string, seal: string) => post<Deal>(at(table, "/seal"), { seal } satisfies SealSent),
  number: (table: string, number: string) => post<Deal>(at(table, "/number"), { number } satisfies NumberSent),
  renewLink: (table: string, seat: number) => post<Seated>(at(table, "/renew"), { seat } satisfies Renew),
  rematch: (table: string, seal: string) => post<Made>(at(table, "/rematch"), { seal } satisfies Rematch),
  playOn: (table: string, moment: number, seat: number, bot: Level) =>
    post<Made>(at(table, "/play-on"), { at: moment, seat, bot } satisfies PlayOn),

  review: (table: string) => get<Review>(at(table, "/review")),
  moment: (table: string, n: number, seat: number | null) =>
    get<Moment>(at(table, `/at/${n}${seat === null ? "" : `?as=${seat}`}`)),
  record: async (table: string) => (await call("GET", at(table, "/record"))).text(),
  recordLink: (table: string) => at(table, "/record"),
  /** Begins the analysis of a finished game, or says how far it is. */
  analyse: (table: string) => post<Analysis>(at(table, "/analysis")),
  analysis: (table: string) => get<Analysis>(at(table, "/analysis")),
  analyseRecord: (record: string) => post<AnalysisAsked>("/api/replay/analysis", { record }),
  analysisOfRecord: (id: string) => get<Analysis>(`/api/replay/analysis/${encodeURIComponent(id)}`),
  replay: (record: string) => post<Review>("/api/replay", { record }),

  emblems: (names: string[]) => get<{ [name: string]: string }>(`/api/emblems?names=${names.join(",")}`),
  words: (lang: string) => get<AllWords>(`/api/words/${lang}`),
  kingdoms: () => get<RecommendedSet[]>("/api/kingdoms"),
  randomKingdom: (wishes: WishesWanted) => post<Ten>("/api/kingdoms/random", wishes),
  readKingdom: (text: string) => post<Ten>("/api/kingdoms/read", { text }),
  matters: (wanted: MattersWanted) => post<Matters>("/api/kingdoms/matters", wanted),
  readCards: (given: CardsGiven) => post<OwnCards>("/api/cards/read", given),

  mine: (name = "") => get<Mine>(`/api/me?name=${encodeURIComponent(name)}`),
  openGames: () => get<OpenGame[]>("/api/me/open"),
  pastGames: (before = "") => get<PastGame[]>(`/api/me/games?before=${encodeURIComponent(before)}`),
  exportLink: "/api/me/export",
  deleteMine: () => post<Mine>("/api/me/delete", { sure: true } satisfies Sure),
  myLink: () => get<MyLink>("/api/me/link"),
  renewMyLink: () => post<MyLink>("/api/me/renew"),
  /** What would move if this device became the guest of that private link. */
  arriving: (token: string) => post<Arriving>("/api/me/arrive", { token } satisfies Claim),
  signOut: (others: boolean, key: string) => post<Mine>("/api/me/sign-out", { others, key } satisfies SignOut),
  claimMine: (token: string) => post<Mine>("/api/me/claim", { token } satisfies Claim),
  keepKingdom: (kept: KingdomKept) => post<KingdomKept[]>("/api/me/kingdoms", kept),
  forgetKingdom: (kept: KingdomKept) => post<KingdomKept[]>("/api/me/kingdoms/forget", kept),

  day: (date = "") => get<DayAbout>(`/api/day?date=${encodeURIComponent(date)}`),
  playFirst: (name: string) => post<Made>("/api/first-game", { name } satisfies FirstGameWanted),
  playDay: (name: string, again = false) => post<Made>("/api/day", { name, again } satisfies DayWanted),
};

/** The table of a link: `TABLE.MAC` or `TABLE.SEAT.MAC`. */
export function tableOf(token: string): string {
  return token.split(".")[0] ?? "";
}
