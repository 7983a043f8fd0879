/** Proofs about lengths and angle measures by the properties of equality. */

import { drawing, g, type Html, type Part, xy } from '#kit'
import { drawn } from '../marks.ts'

export const PROPERTIES = {
  given: 'Given',
  reflexive: 'Reflexive Property',
  addition: 'Addition Property of Equality',
  subtraction: 'Subtraction Property of Equality',
  division: 'Division Property of Equality',
  distributive: 'Distributive Property',
  substitution: 'Substitution Property',
  segment: 'Segment Addition Postulate',
  angle: 'Angle Addition Postulate',
  linear: 'A linear pair is supplementary',
  complementary: 'Definition of complementary angles',
  midpoint: 'Definition of a midpoint',
  bisector: 'Definition of an angle bisector',
} as const

export type Property = keyof typeof PROPERTIES

/** What the property does, for the explanation. */
export const DOES: Readonly<Record<Property, string>> = {
  given: 'It stands in the task.',
  reflexive: 'Every measure is equal to itself.',
  addition: 'The same amount was added to both sides.',
  subtraction: 'The same amount was subtracted from both sides.',
  division: 'Both sides were divided by the same number.',
  distributive: 'The factor was multiplied into the parentheses.',
  substitution: 'A quantity was replaced by one that is equal to it.',
  segment: 'The two parts of a segment add up to the whole segment.',
  angle: 'The two parts of an angle add up to the whole angle.',
  linear: 'Two adjacent angles on a straight line add up to $180^\\circ$.',
  complementary: 'Complementary angles add up to $90^\\circ$.',
  midpoint: 'A midpoint cuts its segment into two equal parts.',
  bisector: 'A bisector cuts its angle into two equal parts.',
}

export type Line = Readonly<{ says: string; reason: Property; wrong: readonly [Property, Property, Property] }>

export type Calculation = Readonly<{
  given: string
  prove: string
  /** `proved`: marks for what was to be proved, in an explanation. */ figure: (
    s: (x: string) => string,
    proved?: readonly Part[],
  ) => Html
  lines: readonly Line[]
}>

const ROW = { A: [0, 0], B: [2.6, 0], C: [5.4, 0], D: [8, 0] } as const

const renamedPoints = (s: (x: string) => string, at: Readonly<Record<string, readonly [number, number]>>) =>
  Object.fromEntries(Object.entries(at).map(([n, p]) => [s(n), p]))

const fan = (turns: readonly number[]) =>
  Object.fromEntries(turns.map((t, i) => ['ABCD'[i] as string, xy.polar([0, 0], 4, t)]))

export const CALCULATIONS: readonly Calculation[] = [
  {
    given: '$AB = CD$',
    prove: '$AC = BD$',
    figure: (s, proved = []) =>
      drawing(
        {
          alt: `The points ${s('A')}, ${s('B')}, ${s('C')} and ${s('D')} in this order on a line`,
          at: renamedPoints(s, ROW),
          height: 90,
        },
        [g.line(s('AD'), { past: 14 }), g.dots(s('ABCD')), g.ticks(s('AB')), g.ticks(s('CD')), ...proved],
      ),
    lines: [
      { says: '$AB = CD$', reason: 'given', wrong: ['reflexive', 'segment', 'substitution'] },
      { says: '$AB + BC = BC + CD$', reason: 'addition', wrong: ['segment', 'substitution', 'reflexive'] },
      { says: '$AB + BC = AC$ and $BC + CD = BD$', reason: 'segment', wrong: ['addition', 'substitution', 'midpoint'] },
      { says: '$AC = BD$', reason: 'substitution', wrong: ['segment', 'addition', 'subtraction'] },
    ],
  },
  {
    given: '$AC = BD$',
    prove: '$AB = CD$',
    figure: (s, proved = []) =>
      drawing(
        {
          alt: `Four points ${s('A')}, ${s('B')}, ${s('C')} and ${s('D')} in this order on a line`,
          at: renamedPoints(s, { ...ROW, B: [2.3, 0], C: [5.7, 0] }),
          height: 90,
        },
        [g.line(s('AD'), { past: 14 }), g.dots(s('ABCD')), ...proved],
      ),
    lines: [
      { says: '$AC = BD$', reason: 'given', wrong: ['reflexive', 'segment', 'midpoint'] },
      {
        says: '$AB + BC = AC$ and $BC + CD = BD$',
        reason: 'segment',
        wrong: ['addition', 'substitution', 'reflexive'],
      },
      { says: '$AB + BC = BC + CD$', reason: 'substitution', wrong: ['segment', 'addition', 'subtraction'] },
      { says: '$AB = CD$', reason: 'subtraction', wrong: ['segment', 'division', 'reflexive'] },
    ],
  },
  {
    given: '$m\\angle AEB = m\\angle CED$',
    prove: '$m\\angle AEC = m\\angle BED$',
    figure: (s, proved = []) =>
      drawing(
        {
          alt: `Four rays ${s('EA')}, ${s('EB')}, ${s('EC')} and ${s('ED')} from ${s('E')}`,
          at: renamedPoints(s, { E: [0, 0], ...fan([12, 48, 96, 132]) }),
          height: 190,
        },
        [
          ...['A', 'B', 'C', 'D'].map((x) => g.ray(s(`E${x}`), { past: 8 })),
          g.angle(s('AEB'), '', { r: 34 }),
          g.angle(s('CED'), '', { r: 34 }),
          ...proved,
        ],
      ),
    lines: [
      { says: '$m\\angle AEB = m\\angle CED$', reason: 'given', wrong: ['reflexive', 'angle', 'bisector'] },
      {
        says: '$m\\angle AEB + m\\angle BEC = m\\angle BEC + m\\angle CED$',
        reason: 'addition',
        wrong: ['angle', 'substitution', 'reflexive'],
      },
      {
        says: '$m\\angle AEB + m\\angle BEC = m\\angle AEC$ and $m\\angle BEC + m\\angle CED = m\\angle BED$',
        reason: 'angle',
        wrong: ['addition', 'substitution', 'linear'],
      },
      { says: '$m\\angle AEC = m\\angle BED$', reason: 'substitution', wrong: ['angle', 'addition', 'subtraction'] },
    ],
  },
  {
    given: 'lines $AC$ and $BD$ cross at $E$',
    prove: '$m\\angle AEB = m\\angle CED$',
    figure: (s, proved = []) =>
      drawing(
        {
          alt: `Lines ${s('AC')} and ${s('BD')} cross at ${s('E')}`,
          at: renamedPoints(s, { E: [0, 0], A: [-4, 1], C: [4, -1], B: [-2.2, -2.6], D: [2.2, 2.6] }),
          height: 180,
        },
        [g.line(s('AC'), { past: 8 }), g.line(s('BD'), { past: 8 }), ...proved],
      ),
    lines: [
      {
        says: '$m\\angle AEB + m\\angle BEC = 180^\\circ$ and $m\\angle BEC + m\\angle CED = 180^\\circ$',
        reason: 'linear',
        wrong: ['angle', 'complementary', 'given'],
      },
      {
        says: '$m\\angle AEB + m\\angle BEC = m\\angle BEC + m\\angle CED$',
        reason: 'substitution',
        wrong: ['addition', 'linear', 'angle'],
      },
      { says: '$m\\angle AEB = m\\angle CED$', reason: 'subtraction', wrong: ['linear', 'division', 'reflexive'] },
    ],
  },
  {
    given: '$E$ is the midpoint of $AB$',
    prove: '$AE = \\frac{1}{2} AB$',
    figure: (s, proved = []) =>
      drawing(
        {
          alt: `Segment ${s('AB')} with the point ${s('E')} on it`,
          at: renamedPoints(s, { A: [0, 0], E: [3.4, 0], B: [6.8, 0] }),
          height: 90,
        },
        [g.seg(s('AE')), g.seg(s('EB')), g.dots(s('AEB')), ...proved],
      ),
    lines: [
      { says: '$AE = EB$', reason: 'midpoint', wrong: ['segment', 'reflexive', 'substitution'] },
      { says: '$AE + EB = AB$', reason: 'segment', wrong: ['addition', 'midpoint', 'substitution'] },
      { says: '$AE + AE = AB$, so $2AE = AB$', reason: 'substitution', wrong: ['addition', 'segment', 'reflexive'] },
      { says: '$AE = \\frac{1}{2} AB$', reason: 'division', wrong: ['midpoint', 'subtraction', 'segment'] },
    ],
  },
  {
    given: '$\\angle AEB$ and $\\angle BEC$ are complementary, and so are $\\angle BEC$ and $\\angle CED$',
    prove: '$m\\angle AEB = m\\angle CED$',
    figure: (s, proved = []) =>
      drawing(
        {
          alt: `Rays ${s('EA')}, ${s('EB')}, ${s('EC')} and ${s('ED')} that start at ${s('E')}`,
          at: renamedPoints(s, { E: [0, 0], ...fan([0, 34, 90, 124]) }),
          height: 190,
        },
        [...['A', 'B', 'C', 'D'].map((x) => g.ray(s(`E${x}`), { past: 8 })), ...proved],
      ),
    lines: [
      {
        says: '$m\\angle AEB + m\\angle BEC = 90^\\circ$ and $m\\angle BEC + m\\angle CED = 90^\\circ$',
        reason: 'complementary',
        wrong: ['angle', 'linear', 'addition'],
      },
      {
        says: '$m\\angle AEB + m\\angle BEC = m\\angle BEC + m\\angle CED$',
        reason: 'substitution',
        wrong: ['addition', 'angle', 'complementary'],
      },
      {
        says: '$m\\angle AEB = m\\angle CED$',
        reason: 'subtraction',
        wrong: ['complementary', 'bisector', 'division'],
      },
    ],
  },
]

/** Marks for what a calculation proves. */
export const provedParts = (c: Calculation, s: (x: string) => string): Part[] => {
  if (c.prove === '$AC = BD$')
    return [
      drawn(
        [
          [0, -0.55],
          [5.4, -0.55],
        ],
        { accent: true },
      ),
      drawn(
        [
          [2.6, -0.95],
          [8, -0.95],
        ],
        { accent: true },
      ),
    ]
  if (c.prove.includes('frac')) return [g.ticks(s('AE')), g.ticks(s('EB'))]
  if (!c.prove.includes('angle')) return [g.ticks(s('AB')), g.ticks(s('CD'))]
  const [one = '', two = ''] = c.prove.match(/[A-E]{3}/g) ?? []
  return [g.angle(s(one), '', { arcs: 2, r: 50 }), g.angle(s(two), '', { arcs: 2, r: one === 'AEC' ? 62 : 50 })]
}
