/** Angle pairs told in words, and several angles along a line. */

import { deg, drawing, frac, g, type Html, int, num, person, pick, template, until, xy } from '#kit'

const skill = 'geo-angle-pairs'

/** "k times its complement", "m more than its supplement". */
export const inWords = template({
  id: 'geometry/angle-pairs-in-words',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        sum: pick(rng, [90, 180]),
        times: int(rng, 0, 1) === 1,
        m: int(rng, 2, 44),
        larger: int(rng, 0, 1) === 1,
      }),
      ({ sum, times, m }) =>
        times ? m < 12 && sum % (m + 1) === 0 && sum % m === 0 : m > 7 && m % 2 === 0 && m !== 30,
    ),
  frames: [
    {
      id: 'two-angles',
      kind: 'words',
      items: 6,
      stem: ({ sum, times, m, larger }) =>
        `Two angles are ${sum === 90 ? 'complementary' : 'supplementary'}. ${times ? `One of them is $${m}$ times as large as the other.` : `One of them is $${m}^\\circ$ larger than the other.`} What is the measure of the ${larger ? 'larger' : 'smaller'} angle?`,
    },
    {
      id: 'ramp',
      kind: 'words',
      items: 4,
      stem: ({ sum, times, m, larger }, rng) =>
        sum === 180
          ? `A ${pick(rng, ['skate ramp', 'board', 'slide', 'ladder'])} meets level ground, which goes on in both directions. Of the two angles that it makes with the ground, one is ${times ? `$${m}$ times the other` : `$${m}^\\circ$ larger than the other`}. What is the measure of the ${larger ? 'larger' : 'smaller'} of the two angles?`
          : `${person(rng)} cuts the square corner of a ${pick(rng, ['tile', 'sheet of glass', 'board', 'poster'])} into two angles with one straight cut. One angle is ${times ? `$${m}$ times the other` : `$${m}^\\circ$ larger than the other`}. What is the measure of the ${larger ? 'larger' : 'smaller'} of the two angles?`,
    },
  ],
  // The sum is a matter of the word in the stem, not a number in it.
  given: ({ sum, times, m, larger }) => ({ corner: sum === 90, times, m, larger }),
  answer: ({ sum, times, m, larger }) =>
    deg(times ? (larger ? (sum / (m + 1)) * m : sum / (m + 1)) : frac(sum + (larger ? m : -m), 2)),
  traps: [
    {
      misconception: 'geo-gives-the-other-angle',
      shortcut: ({ sum, times, m, larger }) =>
        deg(times ? (larger ? sum / (m + 1) : (sum / (m + 1)) * m) : frac(sum + (larger ? -m : m), 2)),
    },
    {
      misconception: 'geo-divides-by-k-not-k-plus-1',
      shortcut: ({ sum, times, m, larger }) => (times ? deg(larger ? sum - sum / m : sum / m) : null),
      why: ({ sum, m }) =>
        `divides $${sum}$ by $${m}$, but the two angles together are $${m + 1}$ times the smaller one.`,
    },
    {
      misconception: 'geo-halves-the-sum-first',
      shortcut: ({ sum, times, m, larger }) => (times ? null : deg(sum / 2 + (larger ? m : -m))),
      why: ({ sum, m }) => `starts from $${sum / 2}$ and uses the whole difference of $${m}$ instead of half of it.`,
    },
    {
      misconception: 'geo-uses-90-for-a-straight-line',
      shortcut: ({ sum, times, m, larger }) =>
        sum === 180
          ? times
            ? 90 % (m + 1) === 0
              ? deg((90 / (m + 1)) * (larger ? m : 1))
              : null
            : deg(frac(90 + (larger ? m : -m), 2))
          : null,
    },
    {
      misconception: 'geo-uses-180-for-a-corner',
      shortcut: ({ sum, times, m, larger }) =>
        sum === 90 ? deg(times ? (180 / (m + 1)) * (larger ? m : 1) : frac(180 + (larger ? m : -m), 2)) : null,
    },
    {
      misconception: 'geo-forgets-a-known-angle',
      shortcut: ({ sum, times, m }) => (times ? null : deg(sum - m)),
      why: ({ sum, m }) => `is $${sum} - ${m}$: that is both angles together without the extra, not one of them.`,
    },
    {
      misconception: 'geo-divides-by-k-not-k-plus-1',
      shortcut: ({ sum, times, m, larger }) => (times ? deg(larger ? sum / m : sum - sum / m) : null),
      why: ({ sum, m }) =>
        `divides $${sum}$ by $${m}$, but the two angles together are $${m + 1}$ times the smaller one.`,
    },
  ],
  explain: ({ sum, times, m, larger }) => {
    const small = times ? sum / (m + 1) : (sum - m) / 2
    return [
      {
        do: `With $x$ for the smaller angle: $x + ${times ? `${m}x` : `(x + ${m})`} = ${sum}$.`,
        why: `${sum === 90 ? 'Complementary angles and the parts of a right angle' : 'Supplementary angles and angles on a straight line'} add up to $${sum}^\\circ$.`,
      },
      {
        do: `$x = ${small}$, so the angles are $${small}^\\circ$ and $${sum - small}^\\circ$.`,
        why: times ? `$${sum}$ is shared into $${m + 1}$ equal parts.` : `Take away $${m}$ and halve the rest.`,
      },
      {
        do: `The ${larger ? 'larger' : 'smaller'} one is $${larger ? sum - small : small}^\\circ$.`,
        why: 'This is the one asked for.',
      },
    ]
  },
  check: ({ corner, times, m, larger }) => {
    const sum = corner ? 90 : 180
    const small = Array.from({ length: 181 }, (_, i) => i / 2).find((s) => (times ? s * m : s + m) === sum - s) ?? 0
    return deg(larger ? frac((sum - small) * 2, 2) : frac(small * 2, 2))
  },
})

/** Three angles on one side of a line. */
const rays = (
  p: { a: number; b: number; square: boolean; rot: number },
  labels: readonly [string, string, string],
): Html => {
  const third = 180 - p.a - p.b
  const at = {
    O: [0, 0] as const,
    A: [5, 0] as const,
    B: xy.polar([0, 0], 5, p.a),
    C: xy.polar([0, 0], 5, p.a + third),
    D: [-5, 0] as const,
  }
  return drawing({ alt: 'Rays OB and OC go up from the point O of the line AD', at, height: 200 }, [
    g.line('AD', { past: 6 }),
    g.ray('OB', { past: 6 }),
    g.ray('OC', { past: 6 }),
    g.dots('O'),
    g.angle('AOB', labels[0], { r: 26 }),
    g.angle('BOC', labels[1], { r: 20 }),
    ...(p.square ? [g.right('COD')] : [g.angle('COD', labels[2], { r: 26 })]),
  ])
}

export const onALine = template({
  id: 'geometry/angle-pairs-on-a-line',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => {
        const square = int(rng, 0, 2) === 0
        return { a: int(rng, 24, 78), b: square ? 90 : int(rng, 26, 84), square, rot: 0 }
      },
      ({ a, b }) =>
        180 - a - b > 26 &&
        180 - a - b !== a &&
        180 - a - b !== b &&
        a % 10 !== 0 &&
        Math.abs(a + b - 135) > 1 &&
        a !== b,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 5,
      stem: (p) =>
        `<p>In the figure, $A$, $O$ and $D$ lie on a straight line.</p>${rays(p, [`${p.a}°`, 'x°', `${p.b}°`])}<p>What is the value of $x$?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 4,
      response: 'grid',
      stem: (p) =>
        `${rays(p, [`${p.a}°`, 'x°', `${p.b}°`])}<p>Point $O$ lies on line $AD$. What is the value of $x$?</p>`,
    },
  ],
  given: ({ a, b, square }) => ({ a, b: square ? 'right' : b }),
  answer: ({ a, b }) => num(180 - a - b),
  traps: [
    {
      misconception: 'geo-slips-by-ten-at-angles',
      shortcut: ({ a, b }) => num(180 - a - b + 10),
      why: () => 'is off by ten: a slip in the calculation.',
    },
    {
      misconception: 'geo-slips-by-ten-at-angles',
      shortcut: ({ a, b }) => num(180 - a - b - 10),
      why: () => 'is off by ten: a slip in the calculation.',
    },
    {
      misconception: 'geo-forgets-a-known-angle',
      rule: ({ a }) => num(180 - a),
      why: ({ a }) => `takes only $${a}$ away from $180$.`,
    },
    {
      misconception: 'geo-forgets-a-known-angle',
      shortcut: ({ b, square }) => (square ? null : num(180 - b)),
      why: ({ b }) => `takes only $${b}$ away from $180$.`,
    },
    {
      misconception: 'geo-assumes-equal-angles',
      shortcut: ({ b, square }) => (square ? null : num(b)),
      why: ({ b }) => `repeats $${b}$, but nothing says that these two angles are equal.`,
    },
    {
      misconception: 'geo-gives-the-other-angle',
      shortcut: ({ a, b }) => num(a + b),
      why: () => 'is the sum of the two known angles, not what is left.',
    },
    {
      misconception: 'geo-uses-90-for-a-straight-line',
      shortcut: ({ a, square }) => (square ? null : a < 90 ? num(90 - a) : null),
    },
    {
      misconception: 'geo-assumes-equal-angles',
      rule: ({ a }) => num(a),
      why: ({ a }) => `repeats $${a}$, but nothing says that these two angles are equal.`,
    },
    {
      misconception: 'geo-uses-90-for-a-straight-line',
      shortcut: ({ b, square }) => (square ? null : b < 90 ? num(90 - b) : null),
    },
  ],
  explain: ({ a, b, square }) => [
    {
      do: `$${a} + x + ${b} = 180$`,
      why: `The three angles make a straight line${square ? ', and the small square stands for $90^\\circ$' : ''}.`,
    },
    { do: `$x = 180 - ${a} - ${b} = ${180 - a - b}$`, why: 'Both known angles are taken away.' },
  ],
  // The third ray is turned until the three angles fill the half turn.
  check: ({ a, b }) => {
    const taken = a + (typeof b === 'string' ? 90 : b)
    return num(Array.from({ length: 180 }, (_, x) => x).find((x) => taken + x === 180) ?? -1)
  },
})
