/** Waves that are stretched and lifted once more: g(x) = m f(x) + c. */

import {
  add,
  coef,
  frac,
  int,
  mul,
  nonZero,
  num,
  paren,
  pick,
  type Rng,
  signed,
  type Template,
  template,
  until,
  whole,
} from '#kit'
import { type Spec, waveFigure } from './figures.ts'

const skill = 'trig-amplitude-and-midline'
const ASK = ['amplitude', 'midline', 'maximum', 'minimum'] as const
type Ask = (typeof ASK)[number]
type Made = Readonly<{ lo: number; hi: number; m: number; c: number; ask: Ask }>

const QUESTION = {
  amplitude: 'What is the amplitude of $g$?',
  midline: 'The midline of $g$ is the line $y = k$. What is $k$?',
  maximum: 'What is the maximum value of $g$?',
  minimum: 'What is the minimum value of $g$?',
} as const

const reachOf = ({ lo, hi }: Made): number => (hi - lo) / 2
const middleOf = ({ lo, hi }: Made): number => (hi + lo) / 2
/** What is asked for, of a wave with this amplitude and midline. */
const read = (ask: Ask, reach: number, middle: number): number =>
  ask === 'amplitude' ? reach : ask === 'midline' ? middle : ask === 'maximum' ? middle + reach : middle - reach
const answerOf = (p: Made): number => read(p.ask, Math.abs(p.m) * reachOf(p), p.m * middleOf(p) + p.c)
const rule = ({ m, c }: Made): string => `g(x) = ${coef(m)}f(x)${signed(c)}`

/** An amplitude is no negative number, also in this mistake. */
const tookFor = (hi: number, ask: Ask): string =>
  ask === 'amplitude' && hi < 0 ? `the size $${-hi}$ of the maximum $${hi}$` : `the maximum $${hi}$`

type Drawn = Made & Readonly<{ fn: 'sin' | 'cos'; b: number }>
const waveOf = (p: Drawn): Spec => ({ fn: p.fn, a: reachOf(p), b: p.b, d: middleOf(p) })

function drawMade(rng: Rng): Drawn {
  const lo = int(rng, -6, 5)
  return {
    lo,
    hi: lo + 2 * int(rng, 1, 4),
    m: pick(rng, [-4, -3, -2, 2, 3, 4]),
    c: nonZero(rng, -9, 9),
    ask: pick(rng, ASK),
    fn: pick(rng, ['sin', 'cos'] as const),
    b: pick(rng, [1, 2]),
  }
}

/** The end of f that becomes the end of g that is asked for, and the other one. */
const endsFor = ({ lo, hi, m, ask }: Made): readonly [number, number] =>
  (ask === 'maximum') === m > 0 ? [hi, lo] : [lo, hi]

/** One end of the wave put into the rule, without amplitudes and midlines. */
function fromOneEnd(p: Made): string {
  const [end] = endsFor(p)
  return `Put one end of $f$ into the rule, without amplitude and midline. ${p.m > 0 ? `The factor is positive, so the ${p.ask} stays one` : `The negative factor makes the ${end === p.hi ? 'maximum' : 'minimum'} a ${p.ask}`}: $${p.m} \\cdot ${paren(end)}${signed(p.c)} = ${answerOf(p)}$.`
}

/** The other end and the middle of both. */
function otherEnd(p: Made): string {
  const [, end] = endsFor(p)
  const other = p.m * end + p.c
  return `The other end of $g$ is at $${p.m} \\cdot ${paren(end)}${signed(p.c)} = ${other}$, and halfway between $${Math.min(other, answerOf(p))}$ and $${Math.max(other, answerOf(p))}$ lies $${p.m * middleOf(p) + p.c}$, the midline of $g$.`
}

const stretched = template({
  id: 'trigonometry/stretched-wave',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => drawMade(rng),
      (p) =>
        p.lo !== 0 &&
        p.hi !== 0 &&
        middleOf(p) !== 0 &&
        Math.abs(answerOf(p)) < 40 &&
        answerOf(p) !== 0 &&
        Math.abs(middleOf(p)) < 6,
    ),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 6,
      stem: (p) =>
        `The function $f$ is a sine wave with the maximum value $${p.hi}$ and the minimum value $${p.lo}$. Another wave is $${rule(p)}$. ${QUESTION[p.ask]}`,
    },
    {
      id: 'graph',
      kind: 'graph',
      items: 5,
      stem: (p) =>
        `<p>The graph of the function $f$ is shown.</p>${waveFigure(waveOf(p))}<p>Another wave is $${rule(p)}$. ${QUESTION[p.ask]}</p>`,
    },
  ],
  given: ({ lo, hi, m, c, ask }) => ({ lo, hi, m, c, ask }),
  answer: (p) => num(answerOf(p)),
  traps: [
    {
      misconception: 'trig-misses-that-a-wave-turns-over',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ lo, hi, ask }) => [ask === 'maximum' ? hi : lo],
      after: (x, { m, c }) => add(mul(m, x), c),
      rule: ({ lo, hi, m, c, ask }) =>
        m < 0 && (ask === 'maximum' || ask === 'minimum') ? num(m * (ask === 'maximum' ? hi : lo) + c) : null,
      says: ({ lo, hi, ask }) => `I put the ${ask} of $f$, $${ask === 'maximum' ? hi : lo}$, into the formula of $g$.`,
      why: ({ m, ask }) => `is the ${ask === 'maximum' ? 'minimum' : 'maximum'}: the factor $${m}$ flips the wave.`,
    },
    {
      misconception: 'trig-leaves-a-height-unstretched',
      classic: true,
      rule: (g) =>
        g.ask === 'amplitude' ? num(reachOf(g)) : num(read(g.ask, Math.abs(g.m) * reachOf(g), middleOf(g) + g.c)),
      says: (p) =>
        p.ask === 'amplitude'
          ? 'I gave the amplitude of $f$, without the factor.'
          : p.ask === 'midline'
            ? `I did not multiply the midline $y = ${middleOf(p)}$ of $f$ by $${p.m}$, and only added $${p.c}$ to it.`
            : `I multiplied the amplitude of $f$, but not its midline $y = ${middleOf(p)}$; to that I only added $${p.c}$.`,
      why: (p) =>
        p.ask === 'amplitude' ? 'is the amplitude of $f$.' : `leaves the midline of $f$ without the factor $${p.m}$.`,
    },
    {
      misconception: 'trig-mixes-up-a-and-d',
      rule: (g) => (g.ask === 'amplitude' ? whole(Math.abs(g.m) * reachOf(g) + g.c) : null),
      says: ({ c }) => `I multiplied the amplitude, and added the $${c}$ to it as well.`,
      why: ({ c }) => `adds the $${c}$, which lifts the wave and stretches nothing.`,
    },
    {
      misconception: 'trig-keeps-the-minus-of-the-amplitude',
      rule: (g) => (g.ask === 'amplitude' && g.m < 0 ? num(g.m * reachOf(g)) : null),
      says: ({ m }) => `I multiplied the amplitude by $${m}$ and kept the minus sign.`,
      why: () => 'is negative, but an amplitude is a distance.',
    },
    {
      misconception: 'trig-forgets-the-midline',
      operation: 'part-left-out',
      operands: ({ lo, hi, m, ask }) => [
        add(
          mul(m, frac(lo + hi, 2)),
          ask === 'midline' ? 0 : mul(ask === 'maximum' ? 1 : -1, frac(Math.abs(m) * (hi - lo), 2)),
        ),
      ],
      rule: (g) => (g.ask === 'amplitude' ? null : num(read(g.ask, Math.abs(g.m) * reachOf(g), g.m * middleOf(g)))),
      says: ({ c }) => `I left out the $${c}$ that is added at the end.`,
      why: ({ c }) => `leaves out the $${c}$.`,
    },
    {
      misconception: 'trig-lifts-a-wave-before-stretching-it',
      operation: 'left-to-right',
      operands: ({ lo, hi, m, c }) => [frac(lo + hi, 2), c, m],
      after: (x, { lo, hi, m, ask }) =>
        add(x, ask === 'midline' ? 0 : mul(ask === 'maximum' ? 1 : -1, frac(Math.abs(m) * (hi - lo), 2))),
      rule: (g) =>
        g.ask === 'amplitude' ? null : num(read(g.ask, Math.abs(g.m) * reachOf(g), g.m * (middleOf(g) + g.c))),
      says: ({ m, c }) => `I added $${c}$ to the heights of $f$ first, and multiplied by $${m}$ afterward.`,
      why: ({ m, c }) => `multiplies the $${c}$ by $${m}$ as well.`,
    },
    {
      misconception: 'trig-takes-the-whole-height-for-the-amplitude',
      rule: (g) =>
        g.ask === 'midline' ? null : num(read(g.ask, 2 * Math.abs(g.m) * reachOf(g), g.m * middleOf(g) + g.c)),
      says: (p) => `I took the whole height of $f$, $${p.hi - p.lo}$, for its amplitude.`,
      why: (p) => `takes the whole height $${p.hi - p.lo}$ of $f$ for its amplitude.`,
    },
    {
      misconception: 'trig-takes-the-maximum-for-the-amplitude',
      rule: (g) =>
        g.ask === 'amplitude' ? num(Math.abs(g.m * g.hi)) : g.ask === 'midline' ? num(g.m * g.hi + g.c) : null,
      says: ({ hi, ask }) => `I took ${tookFor(hi, ask)} of $f$ for its ${ask}.`,
      why: ({ hi, ask }) => `takes ${tookFor(hi, ask)} of $f$ for its ${ask}.`,
    },
  ],
  explain: (p, frame) => {
    const { lo, hi, m, c, ask } = p
    const [reach, middle, size] = [reachOf(p), middleOf(p), Math.abs(m)]
    const newMiddle = m * middle + c
    const ends = {
      do: `The wave $f$ swings between $${lo}$ and $${hi}$.`,
      why: 'These are its minimum and its maximum.',
    }
    const amplitude = [
      {
        do: `The amplitude of $f$ is $\\frac{${hi} - ${paren(lo)}}{2} = ${reach}$.`,
        why: 'It is half of the distance between the two ends.',
      },
      {
        do: `The amplitude of $g$ is $${size} \\cdot ${reach} = ${size * reach}$.`,
        why:
          m < 0
            ? 'The minus sign flips the wave; the distances grow by the size of the factor.'
            : 'Adding a number changes no distance.',
      },
    ]
    const midline = [
      {
        do: `The midline of $f$ is at $\\frac{${hi} + ${paren(lo)}}{2} = ${middle}$.`,
        why: 'It lies halfway between the two ends.',
      },
      {
        do: `The midline of $g$ is at $${m} \\cdot ${paren(middle)}${signed(c)} = ${newMiddle}$.`,
        why: 'The factor multiplies every height, the midline too; then the number is added.',
      },
    ]
    const low = Math.min(m * hi + c, m * lo + c)
    return {
      plan: `The factor multiplies every height of the wave, and the number added moves every height up or down. So ${{ amplitude: 'the amplitude is multiplied by the size of the factor, and nothing is added to it', midline: 'the midline is multiplied, sign included, and then moved', maximum: 'the amplitude is multiplied by the size of the factor, and the midline is multiplied and then moved', minimum: 'the amplitude is multiplied by the size of the factor, and the midline is multiplied and then moved' }[ask]}.`,
      steps: [
        ...(ask === 'midline' || ask === 'amplitude' ? [ends] : []),
        ...(ask === 'midline' ? [] : amplitude),
        ...(ask === 'amplitude' ? [] : midline),
        ...(ask === 'maximum' || ask === 'minimum'
          ? [
              {
                do: `The ${ask} of $g$ is $${newMiddle} ${ask === 'maximum' ? '+' : '-'} ${size * reach} = ${answerOf(p)}$.`,
                why: `It lies one amplitude ${ask === 'maximum' ? 'above' : 'below'} the midline.`,
              },
            ]
          : []),
      ],
      ...(frame === 'graph'
        ? { figure: waveFigure(waveOf(p), undefined, { midline: true, amplitude: ask !== 'midline' }) }
        : {}),
      ...(ask === 'maximum' || ask === 'minimum' ? { faster: fromOneEnd(p) } : {}),
      check:
        ask === 'maximum' || ask === 'minimum'
          ? otherEnd(p)
          : `The two ends of $f$ become $${m} \\cdot ${paren(hi)}${signed(c)} = ${m * hi + c}$ and $${m} \\cdot ${paren(lo)}${signed(c)} = ${m * lo + c}$: $g$ swings between $${low}$ and $${low + 2 * size * reach}$, and ${ask === 'amplitude' ? `half of the distance is $${size * reach}$` : `halfway lies $${newMiddle}$`}.`,
    }
  },
  // Puts both ends of f into the formula and reads the new wave off.
  check: ({ lo, hi, m, c, ask }) => {
    const [bottom, top] = [m * lo + c, m * hi + c].sort((x, y) => x - y) as [number, number]
    return num({ amplitude: (top - bottom) / 2, midline: (top + bottom) / 2, maximum: top, minimum: bottom }[ask])
  },
})

export const templates: readonly Template[] = [stretched]
