/**
 * Arms as pictures: the same arms are painted once and shown in many places. Drawn in the page, each would be two dozen
 * elements.
 */

import { type Blazon, type Crested, OUTLINES, type Shape } from "./heraldry";

const TINCTURES: { [name: string]: [top: string, foot: string] } = {
  azure: ["#3a72b5", "#1d4479"],
  gules: ["#cf4630", "#93220f"],
  vert: ["#478b42", "#235727"],
  purpure: ["#6a3f86", "#2e1840"],
  tenne: ["#b0631c", "#74390d"],
  plain: ["#7a6a55", "#544735"],
  copper: ["#e0935f", "#b0602c"],
  silver: ["#f1f4f6", "#aab4bd"],
  gold: ["#f8d874", "#d59a1f"],
  platinum: ["#dff0f4", "#8fb3bf"],
};
const CHARGES: { [charge in Blazon["charge"]]: [top: string, foot: string] } = {
  argent: ["#fffdf5", "#efe3c8"],
  or: ["#ffe9a6", "#f0c04c"],
  lilac: ["#f7ecff", "#d9bdec"],
  sable: ["#3a2508", "#1f1406"],
};
const METALS = ["copper", "silver", "gold", "platinum"];
/** How the engravers tell colours: lines of a pattern, its size and how it is turned. */
const HATCHINGS: { [tincture: string]: [width: number, height: number, lines: string, turned?: number] } = {
  azure: [6, 4, "M0 2H6"],
  gules: [4, 6, "M2 0V6"],
  vert: [5, 5, "M2.5 0V5", -45],
  purpure: [5, 5, "M2.5 0V5M0 2.5H5", 45],
  tenne: [6, 6, "M0 3H6M0 6L6 0"],
  plain: [9, 9, "M0 4.5H2"],
};
const DOTS = '<circle cx="1.5" cy="1.5" r=".9"/><circle cx="4.5" cy="4.5" r=".9"/>';
const VAIR = "M0 9V4.5Q2.25 4.5 2.25 0H6.75Q6.75 4.5 9 4.5V9Z";
const CHIEF = "M0 0H100V30L89 21.5L78 34L67 21.5L56 34L45 21.5L34 34L23 21.5L12 34L0 24Z";
const MOUNT = "M0 112V90Q50 66 100 90V112Z";
const HOURGLASS =
  '<rect x="1" y="1" width="28" height="32" rx="5" fill="#fff6e0" stroke="#1c1712" stroke-width="2.2"/>' +
  '<path d="M8 7H22V9.5Q22 13.5 16.6 17Q22 20.5 22 24.5V27H8V24.5Q8 20.5 13.4 17Q8 13.5 8 9.5Z" fill="#74390d"/>' +
  '<path d="M7 6.5H23M7 27.5H23" stroke="#3a1d06" stroke-width="2.6" stroke-linecap="round"/>';
/** The side of a drawing of an emblem. */
const DRAWN = 512;

/** A picture: its address, and the class that has it as its background. */
export interface Picture {
  name: string;
  address: string;
}

const known = new Map<string, Picture>();
/** Rules of classes are shared; an address in every element would be read anew for each of them. */
let sheet: CSSStyleSheet | undefined;

/** A picture, which is painted when it is first wanted. */
function kept(key: string, paint: () => string): Picture {
  const found = known.get(key);
  if (found) return found;
  const made = { name: `painted-${known.size}`, address: `data:image/svg+xml,${encodeURIComponent(paint())}` };
  known.set(key, made);
  if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
  sheet.insertRule(`.${made.name} { background: url("${made.address}") center / contain no-repeat }`);
  return made;
}

/** The arms of a card; `emblem` is the path of its drawing, "" as long as it is not there. */
export function armsOf(arms: Blazon, emblem: string): Picture {
  return kept(`${JSON.stringify(arms)}${emblem}`, () =>
    picture(shield(arms) + (emblem ? charge(arms, emblem) : "") + (arms.hourglass ? hourglass() : "")),
  );
}

/** A person's coat of arms; `beast` is the path of its drawing. */
export function crestPicture({ division, colours: [under, over] }: Crested, beast: string): Picture {
  return kept(`${division}${under}${over}${beast}`, () => {
    const outline = OUTLINES.heater;
    return picture(
      clip("heater") +
        '<linearGradient id="s" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>' +
        '<stop offset="1" stop-color="#000" stop-opacity=".25"/></linearGradient>' +
        `<g clip-path="url(#c)"><path d="M0 0H100V112H0Z" fill="${under}"/><path d="${division}" fill="${over}"/><path d="M0 0H100V112H0Z" fill="url(#s)"/></g>` +
        `<path d="${outline}" fill="none" stroke="#e9cf8d" stroke-width="4.5"/>` +
        `<path d="${outline}" fill="none" stroke="#1c1712" stroke-width="1.5" ${grown(1.04, 1.04, 56)}/>` +
        emblemAt(beast, 18, 19, 64, 'fill="#000" fill-opacity=".5"') +
        emblemAt(beast, 18, 17, 64, 'fill="#fdf1d6"'),
    );
  });
}

const picture = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 112" width="100" height="112">${inner}</svg>`;
const clip = (shape: Shape): string => `<clipPath id="c"><path d="${OUTLINES[shape]}"/></clipPath>`;
const grown = (x: number, y: number, middle: number): string =>
  `transform="translate(50 ${middle}) scale(${x} ${y}) translate(-50 -${middle})"`;

function tincture(name: string): string {
  const [top, foot] = TINCTURES[name] ?? TINCTURES["plain"]!;
  return `<linearGradient id="t-${name}" x1="0" y1="0" x2=".25" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>${hatching(name)}`;
}

function hatching(name: string): string {
  if (METALS.includes(name))
    return `<pattern id="h-${name}" width="6" height="6" patternUnits="userSpaceOnUse"><g fill="#3a2508" fill-opacity=".28">${DOTS}</g></pattern>`;
  const [width, height, lines, turned = 0] = HATCHINGS[name] ?? HATCHINGS["plain"]!;
  return (
    `<pattern id="h-${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turned})">` +
    `<path d="${lines}" stroke="#fff" stroke-opacity=".17"/></pattern>`
  );
}

const filled = (d: string, name: string): string =>
  `<path d="${d}" fill="url(#t-${name})"/><path d="${d}" fill="url(#h-${name})"/>`;

function shield({ shape, field, chief, bordure, mount, rim }: Blazon): string {
  const outline = OUTLINES[shape];
  const edge = `<path d="${outline}" fill="none" stroke="#1c1712" stroke-width="3" stroke-linejoin="round"/>`;
  const within =
    shape === "roundel"
      ? '<circle cx="50" cy="56" r="42.5" fill="none" stroke="#2a1c08" stroke-opacity=".5" stroke-width="3.2" stroke-dasharray="1.5 2.5"/>' +
        '<circle cx="50" cy="56" r="38.5" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.5"/>'
      : `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="1.6" ${grown(0.925, 0.925, 56)}/>`;
  const added = [
    rim
      ? `${tincture("tenne")}<g fill="none"><path d="${outline}" stroke="url(#t-tenne)" stroke-width="25"/><path d="${outline}" stroke="url(#h-tenne)" stroke-width="25"/>` +
        `<path d="${outline}" stroke="#1c1712" stroke-width="1.8" ${grown(0.73, 0.73, 56)}/></g>`
      : "",
    mount ? addition(MOUNT, "vert") : "",
    bordure
      ? `<pattern id="v" width="9" height="9" patternUnits="userSpaceOnUse"><path d="${VAIR}" fill="#1d7a7c"/></pattern><g fill="none">` +
        `<path d="${outline}" stroke="#f3efe2" stroke-width="21"/><path d="${outline}" stroke="url(#v)" stroke-width="21"/>` +
        `<path d="${outline}" stroke="#1c1712" stroke-width="1.5" ${grown(0.755, 0.79, 54)}/></g>`
      : "",
    chief ? addition(CHIEF, "gules") : "",
  ].join("");
  return (
    tincture(field) +
    filled(outline, field) +
    within +
    edge +
    (added && `${clip(shape)}<g clip-path="url(#c)">${added}</g>${edge}`)
  );
}

const addition = (d: string, name: string): string =>
  `${tincture(name)}${filled(d, name)}<path d="${d}" fill="none" stroke="#1c1712" stroke-width="1.8"/>`;

function charge({ charge, at: [x, y, size] }: Blazon, emblem: string): string {
  const [top, foot] = CHARGES[charge];
  const shadow = charge === "sable" ? "" : emblemAt(emblem, x, y + 2, size, 'fill="#0b0f16" fill-opacity=".45"');
  return (
    `<linearGradient id="m" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="80" y2="${DRAWN}"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>` +
    shadow +
    emblemAt(emblem, x, y, size, 'fill="url(#m)"')
  );
}

const emblemAt = (d: string, x: number, y: number, size: number, paint: string): string =>
  `<path d="${d}" transform="translate(${x} ${y}) scale(${size / DRAWN})" ${paint}/>`;

const hourglass = (): string => `<g transform="translate(72 80) scale(${28 / 30} ${32 / 34})">${HOURGLASS}</g>`;
