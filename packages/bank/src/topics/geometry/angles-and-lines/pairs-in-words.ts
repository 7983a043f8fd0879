/** Angle pairs told in words, and several angles along a line. */

import {
  add,
  deg,
  div,
  drawing,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  person,
  pick,
  sub,
  template,
  until,
  whole,
  xy,
} from '#kit'

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
      misconception: 'geo-uses-180-for-a-corner',
      classic: true,
      operation: 'wrong-number-used',
      operands: () => [180],
      after: (x, { times, m, larger }) =>
        times ? mul(x, frac(larger ? m : 1, m + 1)) : div(larger ? add(x, m) : sub(x, m), 2),
      rule: ({ corner, times, m, larger }) =>
        corner ? deg(times ? frac(180 * (larger ? m : 1), m + 1) : frac(180 + (larger ? m : -m), 2)) : null,
      why: () => 'lets the two angles add up to $180^\\circ$ instead of $90^\\circ$.',
    },
    {
      misconception: 'geo-uses-90-for-a-straight-line',
      classic: true,
      operation: 'wrong-number-used',
      operands: () => [90],
      after: (x, { times, m, larger }) =>
        times ? mul(x, frac(larger ? m : 1, m + 1)) : div(larger ? add(x, m) : sub(x, m), 2),
      rule: ({ corner, times, m, larger }) =>
        corner ? null : deg(times ? frac(90 * (larger ? m : 1), m + 1) : frac(90 + (larger ? m : -m), 2)),
      why: () => 'lets the two angles add up to $90^\\circ$ instead of $180^\\circ$.',
    },
    {
      misconception: 'geo-divides-by-k-not-k-plus-1',
      operation: 'wrong-number-used',
      operands: ({ m }) => [m],
      after: (x, { corner, larger }) =>
        larger ? sub(corner ? 90 : 180, div(corner ? 90 : 180, x)) : div(corner ? 90 : 180, x),
      rule: ({ corner, times, m, larger }) => {
        const sum = corner ? 90 : 180
        return times ? deg(larger ? sum - sum / m : sum / m) : null
      },
      why: ({ sum, m }) =>
        `divides $${sum}$ by $${m}$, but the two angles together are $${m + 1}$ times the smaller one.`,
    },
    {
      misconception: 'geo-halves-the-sum-first',
      operation: 'divided-one-term-only',
      operands: ({ corner, m, larger }) => [larger ? m : -m, corner ? 90 : 180, 2],
      rule: ({ corner, times, m, larger }) => (times ? null : deg((corner ? 45 : 90) + (larger ? m : -m))),
      says: ({ sum, m, larger }) =>
        `I halved the ${sum}° and then ${larger ? 'added' : 'subtracted'} all of the ${m}°.`,
      why: ({ sum, m }) => `starts from $${sum / 2}$ and uses the whole difference of $${m}$ instead of half of it.`,
    },
    {
      misconception: 'geo-gives-the-other-angle',
      operation: 'solved-for-the-other',
      operands: ({ corner, times, m, larger }) => [
        times ? mul(corner ? 90 : 180, frac(larger ? 1 : m, m + 1)) : frac((corner ? 90 : 180) + (larger ? -m : m), 2),
      ],
      rule: ({ corner, times, m, larger }) => {
        const sum = corner ? 90 : 180
        return deg(times ? (larger ? sum / (m + 1) : (sum / (m + 1)) * m) : frac(sum + (larger ? -m : m), 2))
      },
      says: ({ larger }) => `I gave the ${larger ? 'smaller' : 'larger'} of the two angles.`,
      why: ({ larger }) => `is the ${larger ? 'smaller' : 'larger'} of the two angles.`,
    },
    {
      misconception: 'geo-takes-times-for-more',
      rule: ({ corner, times, m, larger }) => (times ? deg(frac((corner ? 90 : 180) + (larger ? m : -m), 2)) : null),
      why: ({ m }) => `makes one angle $${m}^\\circ$ larger than the other instead of $${m}$ times as large.`,
    },
    {
      misconception: 'geo-forgets-a-known-angle',
      operation: 'part-left-out',
      operands: ({ corner, m }) => [(corner ? 90 : 180) - m],
      rule: ({ corner, times, m }) => (times ? null : deg((corner ? 90 : 180) - m)),
      says: () => 'I subtracted the difference from the sum and did not halve the rest.',
      why: ({ sum, m }) => `is $${sum} - ${m}$; that is twice the smaller angle.`,
    },
  ],
  explain: ({ sum, times, m, larger }) => {
    const small = times ? sum / (m + 1) : (sum - m) / 2
    return {
      plan: 'Call the smaller angle x, write the other one with x, and let the two add up to what the words say.',
      steps: [
        {
          do: `With $x$ for the smaller angle: $x + ${times ? `${m}x` : `(x + ${m})`} = ${sum}$.`,
          why: `${sum === 90 ? 'Complementary angles and the parts of a right angle' : 'Supplementary angles and angles on a straight line'} add up to $${sum}^\\circ$.`,
        },
        {
          do: times ? `$${m + 1}x = ${sum}$` : `$2x + ${m} = ${sum}$, so $2x = ${sum - m}$.`,
          why: times ? 'Combine like terms.' : `Combine like terms, then subtract ${m} from both sides.`,
        },
        {
          do: `$x = ${times ? sum : sum - m} \\div ${times ? m + 1 : 2} = ${small}$, so the angles are $${small}^\\circ$ and $${sum - small}^\\circ$.`,
          why: `The other angle is $${times ? `${m} \\cdot ${small}` : `${small} + ${m}`} = ${sum - small}$ degrees.`,
        },
        {
          do: `The ${larger ? 'larger' : 'smaller'} one is $${larger ? sum - small : small}^\\circ$.`,
          why: 'This is the one asked for.',
        },
      ],
      faster: times
        ? `Without an equation: the smaller angle is one of $${m} + 1 = ${m + 1}$ equal parts of $${sum}^\\circ$, so it has $${sum} \\div ${m + 1} = ${small}$ degrees${larger ? `, and the larger one $${m} \\cdot ${small} = ${sum - small}$` : ''}.`
        : `Without an equation: ${larger ? 'add' : 'take away'} the difference and halve: $(${sum} ${larger ? '+' : '-'} ${m}) \\div 2 = ${larger ? sum - small : small}$.`,
      check: `$${small} + ${sum - small} = ${sum}$, and $${times ? `${sum - small} \\div ${small} = ${m}` : `${sum - small} - ${small} = ${m}`}$, as the question says.`,
    }
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
      misconception: 'geo-forgets-a-known-angle',
      classic: true,
      operation: 'term-left-out',
      operands: ({ a }) => [180, -a],
      rule: ({ a }) => num(180 - a),
      says: ({ a }) => `I subtracted only the ${a}° from 180°.`,
      why: ({ a }) => `takes only $${a}$ away from $180$.`,
    },
    {
      misconception: 'geo-stops-at-the-sum',
      operation: 'stopped-at-a-step',
      operands: ({ a, b }) => [a + (typeof b === 'number' ? b : 90)],
      rule: ({ a, b }) => num(a + (typeof b === 'number' ? b : 90)),
      why: () => 'is the sum of the two known angles, not what is left.',
    },
    {
      misconception: 'geo-uses-90-for-a-straight-line',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ a }) => [a, 90],
      rule: ({ a, b }) => (typeof b === 'number' ? num(90 - a) : null),
      says: ({ a }) => `I took the ${a}° and the $x^\\circ$ alone to make a right angle.`,
      why: ({ a }) => `takes $${a}$ away from $90$, but the angles make a straight line.`,
    },
    {
      misconception: 'geo-forgets-a-known-angle',
      operation: 'term-left-out',
      operands: ({ b }) => [180, typeof b === 'number' ? -b : -90],
      rule: ({ b }) => (typeof b === 'number' ? num(180 - b) : num(90)),
      says: ({ b, square }) =>
        square ? 'I subtracted only the right angle from 180°.' : `I subtracted only the ${b}° from 180°.`,
      why: ({ b }) => `takes only $${b}$ away from $180$.`,
    },
    {
      misconception: 'geo-assumes-equal-angles',
      operation: 'halved-wrongly',
      operands: ({ a }) => [180 - a],
      rule: ({ a }) => whole(frac(180 - a, 2)),
      says: ({ a }) => `I halved what is left beside the ${a}°, as if the other two angles were equal.`,
      why: ({ a }) => `halves $180 - ${a}$, but nothing says that the other two angles are equal.`,
    },
    {
      misconception: 'geo-uses-360-for-a-straight-line',
      // More than a straight line shows as impossible among options; typed, it is foreseen.
      rule: ({ a, b }, frame) => (frame === 'grid' ? num(360 - a - (typeof b === 'number' ? b : 90)) : null),
      why: () => 'takes the known angles away from a full turn of $360^\\circ$.',
    },
  ],
  explain: ({ a, b, square, rot }) => ({
    plan: 'The three angles together make a straight line, so take both known angles away from it.',
    steps: [
      {
        do: `$${a} + x + ${b} = 180$`,
        why: `The three angles make a straight line${square ? ', and the small square stands for $90^\\circ$' : ''}.`,
      },
      { do: `$x = 180 - ${a} - ${b} = ${180 - a - b}$`, why: 'Both known angles are taken away.' },
    ],
    check: `Put together, the three angles must fill the straight line: $${a} + ${180 - a - b} + ${b} = 180$.`,
    figure: rays({ a, b, square, rot }, [`${a}°`, `${180 - a - b}°`, `${b}°`]),
  }),
  // The third ray is turned until the three angles fill the half turn.
  check: ({ a, b }) => {
    const taken = a + (typeof b === 'string' ? 90 : b)
    return num(Array.from({ length: 180 }, (_, x) => x).find((x) => taken + x === 180) ?? -1)
  },
})
