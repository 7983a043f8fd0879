import { int, namedBy, person, pick, sample, type Template, template, text, until } from '#kit'
import { at, FNS, type Fn, realTex, WORD } from '../common.ts'
import { ROMAN, SIGNS } from './signs.ts'

const skill = 'trig-signs-and-quadrants'

type Sign = Readonly<{ f: Fn; s: number }>

const holds = (q: number, { f, s }: Sign): boolean => {
  const [x, y] = SIGNS[q] as readonly [number, number]
  return (f === 'sin' ? y : f === 'cos' ? x : x * y) === s
}

type Two = Readonly<{ one: Sign; two: Sign }>

const whichQuadrant = template({
  id: 'trigonometry/which-quadrant',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) => {
    const [f, h] = sample(rng, FNS, 2) as [Fn, Fn]
    return { one: { f, s: pick(rng, [1, -1]) }, two: { f: h, s: pick(rng, [1, -1]) } }
  },
  frames: [
    {
      id: 'signs',
      kind: 'bare',
      items: 5,
      stem: ({ one, two }) =>
        `In which quadrant does $\\theta$ end if $\\${one.f} \\theta ${one.s > 0 ? '\\gt' : '\\lt'} 0$ and $\\${two.f} \\theta ${two.s > 0 ? '\\gt' : '\\lt'} 0$?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 4,
      stem: ({ one, two }, rng) =>
        `${person(rng)} picks an angle whose ${WORD[one.f]} is ${one.s > 0 ? 'positive' : 'negative'} and whose ${WORD[two.f]} is ${two.s > 0 ? 'positive' : 'negative'}. In which quadrant does the angle end?`,
    },
  ],
  given: ({ one, two }) => ({ one, two }),
  answer: ({ one, two }) => text(`Quadrant ${ROMAN[[0, 1, 2, 3].find((q) => holds(q, one) && holds(q, two)) ?? 0]}`),
  traps: [
    ...([0, 1, 2, 3] as const).flatMap((q) => [
      {
        misconception: 'trig-tests-one-condition-only',
        rule: ({ one, two }: Two) => (holds(q, one) !== holds(q, two) ? text(`Quadrant ${ROMAN[q]}`) : null),
        says: ({ one, two }: Two) =>
          `I used only the condition about the ${WORD[holds(q, one) ? one.f : two.f]} and chose quadrant ${ROMAN[q]}.`,
        why: ({ one, two }: Two) => `is wrong: there the ${WORD[holds(q, one) ? two.f : one.f]} has the other sign.`,
      },
      {
        misconception: 'trig-turns-both-signs-around',
        rule: ({ one, two }: Two) => (holds(q, one) || holds(q, two) ? null : text(`Quadrant ${ROMAN[q]}`)),
        why: () => 'is wrong: there both functions have the other sign.',
      },
    ]),
  ],
  explain: ({ one, two }) => {
    const where = (s: Sign) => [0, 1, 2, 3].filter((q) => holds(q, s)).map((q) => ROMAN[q])
    const q = [0, 1, 2, 3].find((k) => holds(k, one) && holds(k, two)) ?? 0
    return {
      plan: 'Each sign leaves two quadrants. Write down both pairs; the answer is the quadrant that is in both.',
      steps: [
        {
          do: `The ${WORD[one.f]} is ${one.s > 0 ? 'positive' : 'negative'} in quadrants ${where(one).join(' and ')}; the ${WORD[two.f]} is ${two.s > 0 ? 'positive' : 'negative'} in quadrants ${where(two).join(' and ')}.`,
          why: 'Sine has the sign of $y$, cosine that of $x$, tangent is positive where both agree.',
        },
        { do: `Only quadrant ${ROMAN[q]} is in both pairs.`, why: 'Both conditions must hold.' },
      ],
      check: `Try $${90 * q + 45}^\\circ$, in the middle of quadrant ${ROMAN[q]}: its ${WORD[one.f]} is $${realTex(at(one.f, 90 * q + 45))}$ and its ${WORD[two.f]} is $${realTex(at(two.f, 90 * q + 45))}$.`,
    }
  },
  check: ({ one, two }) => {
    const t =
      [50, 140, 230, 320].find((a) => Math.sign(at(one.f, a)) === one.s && Math.sign(at(two.f, a)) === two.s) ?? 0
    return text(`Quadrant ${ROMAN[Math.floor(t / 90)]}`)
  },
})

type Asked = Readonly<{ list: readonly { f: Fn; t: number }[]; positive: boolean }>
const SIGN_OF: Readonly<Record<Fn, string>> = {
  sin: 'trig-has-the-sign-of-the-sine-wrong',
  cos: 'trig-has-the-sign-of-the-cosine-wrong',
  tan: 'trig-has-the-sign-of-the-tangent-wrong',
}

/** Exactly one of four values has the sign asked for. */
const oneSign = template({
  id: 'trigonometry/which-value-is-positive',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        list: Array.from({ length: 4 }, () => ({ f: pick(rng, FNS), t: int(rng, 95, 355) })),
        positive: int(rng, 0, 1) === 1,
      }),
      ({ list, positive }) =>
        list.every((v) => v.t % 90 > 5 && v.t % 90 < 85) &&
        list.filter((v) => at(v.f, v.t) > 0 === positive).length === 1 &&
        new Set(list.map((v) => Math.floor(v.t / 90))).size > 1 &&
        new Set(list.map((v) => v.f)).size > 1 &&
        // Whoever has one function wrong in one quadrant must not find two such values.
        new Set(list.map((v) => `${v.f}${Math.floor(v.t / 90)}`)).size === 4,
    ),
  frames: [
    {
      id: 'which',
      kind: 'methods',
      items: 5,
      stem: ({ list, positive }) =>
        `Which of the values $${list.map((v) => `\\${v.f} ${v.t}^\\circ`).join('$, $')}$ is ${positive ? 'positive' : 'negative'}?`,
    },
  ],
  given: ({ list, positive }) => ({ list, positive }),
  answer: ({ list, positive }) => {
    const v = list.find((w) => at(w.f, w.t) > 0 === positive) as { f: Fn; t: number }
    return text(`$\\${v.f} ${v.t}^\\circ$`)
  },
  traps: ([0, 1, 2, 3] as const).flatMap((i) =>
    namedBy(Object.values(SIGN_OF), ({ list }: Asked) => SIGN_OF[list[i]?.f ?? 'sin'], {
      rule: ({ list, positive }) => {
        const v = list[i] as { f: Fn; t: number }
        return at(v.f, v.t) > 0 === positive ? null : text(`$\\${v.f} ${v.t}^\\circ$`)
      },
      says: ({ list, positive }: Asked) => {
        const v = list[i] as { f: Fn; t: number }
        return `I thought that the ${WORD[v.f]} is ${positive ? 'positive' : 'negative'} in quadrant ${ROMAN[Math.floor(v.t / 90)]}.`
      },
      why: ({ list, positive }: Asked) => {
        const v = list[i] as { f: Fn; t: number }
        return `is ${positive ? 'negative' : 'positive'}: the angle ends in quadrant ${ROMAN[Math.floor(v.t / 90)]}.`
      },
    }),
  ),
  explain: ({ list, positive }) => {
    const key = list.find((w) => at(w.f, w.t) > 0 === positive) as { f: Fn; t: number }
    const said = {
      sin: 'sine is positive in I and II',
      cos: 'cosine is positive in I and IV',
      tan: 'tangent is positive in I and III',
    }
    const used = FNS.filter((f) => list.some((v) => v.f === f)).map((f) => said[f])
    const rule = used.join(', ')
    return {
      plan: 'The quadrant of an angle decides the sign of each function. Find the quadrant of every angle, then compare the signs.',
      steps: [
        {
          do: `${list.map((v) => `$${v.t}^\\circ$ ends in quadrant ${ROMAN[Math.floor(v.t / 90)]}`).join('; ')}.`,
          why: 'Quadrant II starts at 90°, III at 180°, IV at 270°.',
        },
        {
          do: `${rule[0]?.toUpperCase()}${rule.slice(1)}.`,
          why: 'Sine has the sign of $y$, cosine that of $x$, and tangent is positive where both have the same sign.',
        },
        {
          do: `Only $\\${key.f} ${key.t}^\\circ$ is ${positive ? 'positive' : 'negative'}.`,
          why: `The other three values are ${positive ? 'negative' : 'positive'}.`,
        },
      ],
      faster: `No quadrant has to be named. All four angles are over $90^\\circ$, and from there on a sine is positive only below $180^\\circ$, a tangent only from $180^\\circ$ to $270^\\circ$, and a cosine only above $270^\\circ$. ${positive ? `Only $\\${key.f} ${key.t}^\\circ$ is there.` : `All but $\\${key.f} ${key.t}^\\circ$ are there.`}`,
      check: `A calculator in degree mode says: ${list.map((v) => `$\\${v.f} ${v.t}^\\circ \\approx ${at(v.f, v.t).toFixed(2)}$`).join(', ')}.`,
    }
  },
  check: ({ list, positive }) => {
    const sign = (f: Fn, t: number) => {
      const q = Math.floor(t / 90)
      return { sin: q < 2, cos: q === 0 || q === 3, tan: q % 2 === 0 }[f]
    }
    const v = list.find((w) => sign(w.f, w.t) === positive) ?? { f: 'sin', t: 0 }
    return text(`$\\${v.f} ${v.t}^\\circ$`)
  },
})

export const templates: readonly Template[] = [whichQuadrant, oneSign]
