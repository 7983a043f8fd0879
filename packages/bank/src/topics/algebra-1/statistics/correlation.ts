import { decimal, frac, int, person, pick, type Rng, scatterPlot, template, until, type Value } from '#kit'
import { total } from './numbers.ts'

const skill = 'a1-correlation-and-causation'

export type Points = readonly (readonly [number, number])[]

/** The correlation coefficient. */
export function correlation(points: Points): number {
  const mean = (k: 0 | 1) => total(points.map((p) => p[k])) / points.length
  const [mx, my] = [mean(0), mean(1)]
  const dot = (f: (p: readonly [number, number]) => number) => total(points.map(f))
  const xy = dot(([x, y]) => (x - mx) * (y - my))
  return xy / Math.sqrt(dot(([x]) => (x - mx) ** 2) * dot(([, y]) => (y - my) ** 2))
}

export const hundredths = (n: number): Value => decimal(frac(n, 100))

type Cloud = Readonly<{ points: Points; strong: boolean; up: boolean; a: number; b: number }>

const drawCloud = (rng: Rng): Cloud => {
  const [strong, up] = [int(rng, 0, 1) === 1, int(rng, 0, 1) === 1]
  const points = until(
    () =>
      Array.from({ length: 10 }, (_, i) => {
        const x = i + 1
        const y = 10 + (up ? 1 : -1) * (strong ? 1.4 : 0.7) * (x - 5.5) + (strong ? int(rng, -1, 1) : int(rng, -5, 5))
        return [x, Math.max(1, Math.min(19, Math.round(y)))] as const
      }),
    (list) => {
      const r = correlation(list) * (up ? 1 : -1)
      return strong ? r > 0.94 && r < 0.985 : r > 0.38 && r < 0.58
    },
  )
  return { points, strong, up, a: pick(rng, [95, 96, 97]), b: pick(rng, [45, 48, 52]) }
}

const fromPlot = template({
  id: 'algebra-1/correlation-from-plot',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: drawCloud,
  frames: [
    {
      id: 'plot',
      kind: 'graph',
      items: 8,
      stem: ({ points }) =>
        `<p>The scatter plot shows ten measurements.</p>${scatterPlot({ alt: `Ten points: ${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}.`, x: [0, 12], y: [0, 20], xStep: 2, yStep: 4 }, points)}<p>Which number is closest to the correlation coefficient?</p>`,
    },
  ],
  given: ({ points }) => ({ points }),
  answer: ({ strong, up }) => hundredths((up ? 1 : -1) * (strong ? 95 : 50)),
  traps: [
    {
      misconception: 'a1-cor-loses-the-direction',
      classic: true,
      rule: ({ points }) => {
        const r = correlation(points)
        return hundredths(-Math.sign(r) * (Math.abs(r) > 0.75 ? 95 : 50))
      },
      why: ({ up }) => `has the wrong sign: the points ${up ? 'rise' : 'fall'} from left to right.`,
    },
    {
      misconception: 'a1-cor-misjudges-the-strength',
      says: ({ strong }) => `I took the points for a ${strong ? 'weaker' : 'stronger'} pattern than they show.`,
      rule: ({ points }) => {
        const r = correlation(points)
        return hundredths(Math.sign(r) * (Math.abs(r) > 0.75 ? 50 : 95))
      },
      why: ({ strong }) =>
        strong ? 'would mean that the points are far from a line.' : 'would mean that the points lie almost on a line.',
    },
    {
      misconception: 'a1-cor-misjudges-the-strength',
      says: ({ strong, up }) =>
        `I took the points for a ${strong ? 'weaker' : 'stronger'} pattern than they show, and I also gave the coefficient a ${up ? 'minus' : 'plus'} although the points ${up ? 'rise' : 'fall'}.`,
      twoSlips: true,
      rule: ({ points }) => {
        const r = correlation(points)
        return hundredths(-Math.sign(r) * (Math.abs(r) > 0.75 ? 50 : 95))
      },
      why: () => 'has the wrong sign and the wrong strength.',
    },
  ],
  explain: ({ points, strong, up }) => ({
    figure: scatterPlot(
      {
        alt: `Ten points: ${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}. A ${up ? 'rising' : 'falling'} line runs through the middle of them.`,
        x: [0, 12],
        y: [0, 20],
        xStep: 2,
        yStep: 4,
      },
      points,
      { m: (up ? 1 : -1) * (strong ? 1.4 : 0.7), b: 10 - (up ? 1 : -1) * (strong ? 1.4 : 0.7) * 5.5 },
    ),
    plan: 'The direction of the cloud gives the sign, and how close the points are to a line gives the size.',
    steps: [
      {
        do: `From left to right the points ${up ? 'rise' : 'fall'}.`,
        why: `So the correlation coefficient is ${up ? 'positive' : 'negative'}.`,
      },
      {
        do: strong ? 'They lie close to a line.' : 'They lie around a line, but many are far from it.',
        why: strong ? 'So its size is close to 1.' : 'So its size is well below 1.',
      },
      {
        do: `The closest number is ${hundredths((up ? 1 : -1) * (strong ? 95 : 50)).html}.`,
        why: 'Sign and size together.',
      },
    ],
    check: `Worked out from the ten points, the coefficient is about ${hundredths(Math.round(100 * correlation(points))).html}, and ${hundredths((up ? 1 : -1) * (strong ? 95 : 50)).html} is the closest of the four numbers.`,
  }),
  check: ({ points }) => {
    const r = correlation(points)
    return [95, 50, -50, -95]
      .map(hundredths)
      .reduce((best, v) =>
        Math.abs(Number(v.html.replaceAll('$', '')) - r) < Math.abs(Number(best.html.replaceAll('$', '')) - r)
          ? v
          : best,
      )
  },
})

const strongest = template({
  id: 'algebra-1/correlation-strongest',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 45,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        rs: [int(rng, -97, 97), int(rng, -97, 97), int(rng, -97, 97), int(rng, -97, 97)],
        most: int(rng, 0, 1) === 1,
      }),
      ({ rs, most }) => {
        const sizes = rs.map(Math.abs)
        const key = rs[sizes.indexOf(most ? Math.max(...sizes) : Math.min(...sizes))] ?? 0
        const gap = [...sizes].sort((a, b) => a - b)
        return (
          new Set(sizes).size === 4 &&
          rs.every((r) => r % 10 !== 0) &&
          rs.filter((r) => r < 0).length === 2 &&
          Math.min(...sizes) > 4 &&
          (most ? key < 0 && (gap[3] ?? 0) - (gap[2] ?? 0) > 4 : key > 0 && (gap[1] ?? 0) - (gap[0] ?? 0) > 4)
        )
      },
    ),
  frames: [
    {
      id: 'values',
      kind: 'bare',
      items: 7,
      stem: ({ rs, most }) =>
        `Four scatter plots have the correlation coefficients ${rs.map((r) => hundredths(r).html).join(', ')}. Which one belongs to the ${most ? 'strongest' : 'weakest'} linear association?`,
    },
    {
      id: 'studies',
      kind: 'words',
      items: 5,
      stem: ({ rs, most }, rng) =>
        `${person(rng)} compares four studies. Their correlation coefficients are ${rs.map((r) => hundredths(r).html).join(', ')}. In which study are the points ${most ? 'closest to' : 'farthest from'} a line?`,
    },
  ],
  given: ({ rs, most }) => ({ rs: rs.map((r) => frac(r, 100)), most }),
  answer: ({ rs, most }) => hundredths(extreme(rs, (r) => Math.abs(r), most)),
  traps: [
    {
      misconception: 'a1-cor-goes-by-the-sign',
      classic: true,
      rule: ({ rs, most }) =>
        decimal(
          most
            ? rs.reduce((a, b) => (b.n / b.d > a.n / a.d ? b : a))
            : rs.reduce((a, b) => (b.n / b.d < a.n / a.d ? b : a)),
        ),
      why: ({ most }) =>
        `is the ${most ? 'greatest' : 'least'} number; for the strength only the distance from zero counts.`,
    },
    {
      misconception: 'a1-cor-takes-the-other-end',
      says: ({ most }) =>
        `I took the coefficient ${most ? 'closest to' : 'farthest from'} 0, the ${most ? 'weakest' : 'strongest'} one, instead of the ${most ? 'strongest' : 'weakest'} one.`,
      rule: ({ rs, most }) =>
        decimal(rs.reduce((a, b) => (Math.abs(b.n / b.d) < Math.abs(a.n / a.d) === most ? b : a))),
      why: ({ most }) =>
        `is ${most ? 'closest to' : 'farthest from'} zero: that is the ${most ? 'weakest' : 'strongest'} one.`,
    },
    {
      misconception: 'a1-cor-takes-a-middle-value',
      says: ({ most }) => `I took the second ${most ? 'strongest' : 'weakest'} of the four.`,
      rule: ({ rs, most }) => {
        const order = [...rs].sort((a, b) => Math.abs(b.n / b.d) - Math.abs(a.n / a.d))
        return decimal((most ? order[1] : order[2]) ?? frac(0))
      },
      why: ({ most }) =>
        `is not ${most ? 'far enough from' : 'close enough to'} zero; another one is ${most ? 'farther away' : 'closer'}.`,
    },
    {
      misconception: 'a1-cor-takes-a-middle-value',
      says: ({ most }) => `I took the third ${most ? 'strongest' : 'weakest'} of the four.`,
      rule: ({ rs, most }) => {
        const order = [...rs].sort((a, b) => Math.abs(b.n / b.d) - Math.abs(a.n / a.d))
        return decimal((most ? order[2] : order[1]) ?? frac(0))
      },
      why: () => 'lies in the middle.',
    },
  ],
  explain: ({ rs, most }) => ({
    plan: 'Leave the signs out and compare the distances from zero.',
    steps: [
      {
        do: `Without signs: ${rs.map((r) => hundredths(Math.abs(r)).html).join(', ')}.`,
        why: 'The sign tells the direction, not the strength.',
      },
      {
        do: `The ${most ? 'greatest' : 'least'} of these is ${hundredths(Math.abs(extreme(rs, (r) => Math.abs(r), most))).html}.`,
        why: most ? 'Close to 1 means close to a line.' : 'Close to 0 means hardly any linear pattern.',
      },
      {
        do: `So the ${most ? 'strongest' : 'weakest'} association has ${hundredths(extreme(rs, (r) => Math.abs(r), most)).html}.`,
        why: 'With its sign, as it was given.',
      },
    ],
    check: `The squares have no sign: ${rs.map((r) => `$${r < 0 ? `(${r / 100})` : r / 100}^2 = ${((r / 100) ** 2).toFixed(4)}$`).join(', ')}. The ${most ? 'greatest' : 'least'} belongs to ${hundredths(extreme(rs, (r) => Math.abs(r), most)).html}.`,
  }),
  check: ({ rs, most }) =>
    decimal([...rs].sort((a, b) => (b.n / b.d) ** 2 - (a.n / a.d) ** 2)[most ? 0 : 3] ?? frac(0)),
})

function extreme(rs: readonly number[], f: (r: number) => number, most: boolean): number {
  return rs.reduce((a, b) => (f(b) > f(a) === most ? b : a))
}

export const templates = [fromPlot, strongest]
