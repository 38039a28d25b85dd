import { bump, cosine, sine } from './waves';

/**
 * Parameters of each field. `wave`: the shape around the dial (degrees, clockwise from the top); `amp`, `pow`: its
 * strength and how far inward it reaches; `twist`: rotation of each contour against the next inner one; `corner`: above
 * 2, the rings become squarer; `unread`: index of the unread node, of six; none for people, who
 * are no signals.
 */
export type Subject = {
  lines: number;
  /** Points of the outermost contour of a large field: narrow shapes need more. */
  points: number;
  amp: number;
  pow: number;
  twist: number;
  corner: number;
  unread: number;
  wave: (degrees: number) => number;
  /** Evidence forming outside the outer ring: angle, width, number of contours. Industries only. */
  evidence?: { at: number; spread: number; lines: number };
  /** Names of the dial's quarters, from the top. */
  hours?: string[];
};

const round = { amp: 0, pow: 1, twist: 0, corner: 2, wave: () => 0 };

export const industries = {
  // A day of load: morning shoulder, midday trough, evening ramp.
  energy: {
    ...round,
    lines: 23,
    points: 44,
    amp: 0.46,
    pow: 2.4,
    unread: 4,
    wave: (a) => 0.3 * bump(a, 118, 22) + bump(a, 279, 24) - 0.55 * bump(a, 198, 34),
    evidence: { at: 279, spread: 20, lines: 5 },
    hours: ['00', '06', '12', '18'],
  },
  // Exposure gathers in a few places.
  insurance: {
    ...round,
    lines: 17,
    points: 76,
    amp: 0.5,
    pow: 1.2,
    unread: 1,
    wave: (a) =>
      0.8 * bump(a, 62, 9) +
      0.5 * bump(a, 92, 7) +
      0.32 * bump(a, 118, 6) +
      0.62 * bump(a, 236, 11) -
      0.22 * bump(a, 330, 46),
    evidence: { at: 62, spread: 15, lines: 5 },
  },
  // Five flows, each ring a little later than the last.
  'supply-chain': {
    ...round,
    lines: 21,
    points: 48,
    amp: 0.16,
    pow: 0.9,
    twist: 74,
    unread: 5,
    wave: sine(5),
    evidence: { at: 310, spread: 24, lines: 5 },
  },
  // A steady vibration with one bearing that is starting to move.
  manufacturing: {
    ...round,
    lines: 13,
    points: 100,
    amp: 0.12,
    pow: 1.4,
    unread: 2,
    wave: (a) => cosine(24)(a) * (0.16 + bump(a, 120, 30)),
    evidence: { at: 120, spread: 34, lines: 3 },
  },
  // Floors, each rotated relative to the one below.
  construction: {
    ...round,
    lines: 21,
    points: 48,
    twist: 38,
    corner: 4.4,
    unread: 3,
    evidence: { at: 174, spread: 24, lines: 5 },
  },
  // Bastions with blind sectors between them, and a shift in one of those.
  government: {
    ...round,
    lines: 19,
    points: 52,
    amp: 0.24,
    pow: 2,
    unread: 2,
    wave: (a) => Math.abs(cosine(2.5)(a)) ** 3 - 0.45,
    evidence: { at: 108, spread: 26, lines: 5 },
  },
} as const satisfies Record<string, Subject>;

export const modules = {
  core: { ...round, lines: 21, points: 54, amp: 0.1, pow: 0.6, twist: 30, unread: 0, wave: sine(6) },
  edge: { ...round, lines: 15, points: 72, amp: 0.3, pow: 3, unread: 1, wave: (a) => Math.max(0, cosine(6)(a)) ** 5 },
  pulse: {
    ...round,
    lines: 17,
    points: 72,
    amp: 0.3,
    pow: 1.6,
    unread: 2,
    wave: (a) => bump(a, 90, 5) - 0.5 * bump(a, 102, 6) + 0.2 * bump(a, 62, 10),
  },
  flow: { ...round, lines: 21, points: 42, amp: 0.2, pow: 0.8, twist: 120, unread: 3, wave: sine(3) },
  // Rotated squares: drafts on top of one another.
  studio: { ...round, lines: 13, points: 56, twist: 90, corner: 6, unread: 4 },
  lens: { ...round, lines: 21, points: 40, amp: -0.42, unread: 5, wave: (a) => 0.5 - sine(1)(a) ** 2 },
} as const satisfies Record<string, Subject>;

/** Six ways of attending, a sixth of the circle each: gathering, rippling, leveling, yielding, vibrating, doubling. */
const people = {
  'six-people': {
    ...round,
    lines: 15,
    points: 80,
    amp: 0.26,
    pow: 1.4,
    unread: -1,
    wave: (a: number) =>
      0.62 * bump(a, 0, 12) +
      0.5 * Math.max(0, sine(8)(a + 12)) * bump(a, 60, 22) +
      0.6 * Math.min(1, 1.9 * bump(a, 120, 20)) -
      0.62 * bump(a, 180, 20) +
      0.34 * cosine(20)(a) * bump(a, 240, 22) +
      0.7 * (bump(a, 288, 9) + bump(a, 312, 9)),
  },
} as const satisfies Record<string, Subject>;

export const subjects = { ...industries, ...modules, ...people } as const satisfies Record<string, Subject>;

export type SubjectName = keyof typeof subjects;
export const isSubject = (name: string): name is SubjectName => name in subjects;
