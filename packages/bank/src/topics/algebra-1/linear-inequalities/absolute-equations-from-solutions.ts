/** An absolute value equation, found from its solutions. */

import { asWritten, type ChartMark, int, num, numberLine, paren, pick, signed, template, until, type Value } from '#kit'

const skill = 'a1-absolute-value-equations'

// Compared as written: any other middle or distance is another equation, though it may agree with this one far from both middles.
const absolute = (p: number, r: number): Value => asWritten(`|x${signed(-p)}| = ${r}`)

function twoOnLine(lo: number, hi: number, told = '', marks: readonly ChartMark[] = []) {
  const from = 5 * Math.floor((lo - 4) / 5)
  return numberLine({
    alt: `Number line with filled points at ${lo} and ${hi}.${told}`.replace(/-/g, '−'),
    from,
    to: Math.max(from + 20, 5 * Math.ceil((hi + 2) / 5)),
    step: 1,
    points: [
      { at: lo, label: `${lo}`.replace('-', '−') },
      { at: hi, label: `${hi}`.replace('-', '−') },
    ],
    marks,
  })
}

/** The same with the middle and the two equal distances. */
function halved(lo: number, hi: number) {
  const [p, r] = [(lo + hi) / 2, (hi - lo) / 2]
  return twoOnLine(lo, hi, ` The middle ${p} is marked; the stretches on both sides are shaded and labeled ${r}.`, [
    { from: lo, to: p, label: `${r}` },
    { from: p, to: hi, label: `${r}` },
    { at: p, label: `middle ${p}`.replace('-', '−') },
  ])
}

export const fromSolutions = template({
  id: 'algebra-1/absolute-equation-from-solutions',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const p = int(rng, 3, 16) * (int(rng, 0, 2) === 0 ? -1 : 1)
        const r = int(rng, 2, 9)
        return { lo: p - r, hi: p + r }
      },
      ({ lo, hi }) => lo + hi !== 0 && lo !== 0 && hi !== 0 && hi - lo !== Math.abs(lo + hi) && lo >= -18 && hi <= 24,
    ),
  frames: [
    {
      id: 'line',
      kind: 'graph',
      items: 6,
      stem: ({ lo, hi }) =>
        `<p>The solutions of an equation are graphed on the number line.</p>${twoOnLine(lo, hi)}<p>Which equation is it?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ lo, hi }, rng) =>
        pick(rng, [
          `The display of a weather station blinks at exactly two temperatures: $${lo}$ °F and $${hi}$ °F. Which equation has exactly these two temperatures $x$ as its solutions?`,
          `In a puzzle, two treasure chests lie on a number line at $${lo}$ and $${hi}$. The clue is an equation with exactly these two solutions. Which equation is the clue?`,
          `A camera drone takes a picture at the heights $${lo}$ feet and $${hi}$ feet, measured from the roof of a school. Which equation has exactly these two heights $x$ as its solutions?`,
        ]),
    },
  ],
  given: (e) => e,
  answer: ({ lo, hi }) => absolute((lo + hi) / 2, (hi - lo) / 2),
  traps: [
    {
      misconception: 'a1-absolute-sign-of-center',
      classic: true,
      rule: ({ lo, hi }) => absolute(-(lo + hi) / 2, (hi - lo) / 2),
      why: ({ lo, hi }) => `has its middle at $${-(lo + hi) / 2}$, because $|x - p|$ is the distance from $p$.`,
    },
    {
      misconception: 'a1-absolute-whole-gap',
      rule: ({ lo, hi }) => absolute((lo + hi) / 2, hi - lo),
      why: ({ lo, hi }) => `uses the whole gap $${hi - lo}$ between the two instead of half of it.`,
    },
    {
      misconception: 'a1-absolute-swaps-center-and-distance',
      rule: ({ lo, hi }) => absolute((hi - lo) / 2, Math.abs(lo + hi) / 2),
      why: () => 'exchanges the middle and the distance.',
    },
    {
      misconception: 'a1-absolute-whole-gap',
      says: () =>
        'I used the whole gap between the two numbers as the distance, and I took the middle with the wrong sign.',
      twoSlips: true,
      rule: ({ lo, hi }) => absolute(-(lo + hi) / 2, hi - lo),
    },
    {
      misconception: 'a1-absolute-swaps-center-and-distance',
      says: () => 'I exchanged the middle and the distance, and I wrote the wrong sign inside the bars.',
      twoSlips: true,
      rule: ({ lo, hi }) => absolute((lo - hi) / 2, Math.abs(lo + hi) / 2),
    },
  ],
  explain: ({ lo, hi }, frame) => {
    const [p, r] = [(lo + hi) / 2, (hi - lo) / 2]
    return {
      ...(frame === 'line' ? { figure: halved(lo, hi) } : {}),
      plan: 'The two solutions of an absolute value equation lie equally far from a middle. Find that middle and the distance, then write the distance as bars.',
      steps: [
        {
          do: `The middle of $${lo}$ and $${hi}$ is $\\frac{${lo} + ${paren(hi)}}{2} = ${p}$.`,
          why: 'The number halfway between two numbers is their mean.',
        },
        {
          do: `The distance from the middle to $${hi}$ is $${hi} - ${paren(p)} = ${r}$, and to $${lo}$ it is the same.`,
          why: 'The two solutions lie equally far from the middle.',
        },
        {
          do: `The distance of $x$ from $${p}$ is $|x${signed(-p)}|$, so the equation is ${absolute(p, r).html}.`,
          why: '$|x - p| = r$ says: the distance of $x$ from $p$ is $r$.',
        },
      ],
      check: `Put both in: $|${lo}${signed(-p)}| = |${lo - p}| = ${r}$ and $|${hi}${signed(-p)}| = |${hi - p}| = ${r}$.`,
      faster: `Put both numbers into the options: only ${absolute(p, r).html} is true for $${lo}$ and for $${hi}$.`,
    }
  },
  // Of all centers and distances, the one pair for which both numbers fit.
  check: ({ lo, hi }) => {
    for (let p = -40; p <= 40; p++) if (Math.abs(lo - p) === Math.abs(hi - p)) return absolute(p, Math.abs(lo - p))
    return num(0)
  },
})
