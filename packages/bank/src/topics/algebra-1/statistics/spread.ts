import { boxPlot, type Five, int, num, person, sample, sub, template, toTex, until } from '#kit'
import { middle, sorted } from './numbers.ts'
import { shift } from './spread-after-change.ts'

export const skill = 'a1-spread'

const lower = (xs: readonly number[]) => middle(sorted(xs).slice(0, 4))
const upper = (xs: readonly number[]) => middle(sorted(xs).slice(4))

const iqr = template({
  id: 'algebra-1/iqr-of-list',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        xs: sample(
          rng,
          Array.from({ length: 35 }, (_, i) => i + 5),
          8,
        ),
      }),
      ({ xs }) => lower(xs).d === 1 && upper(xs).d === 1,
    ),
  frames: [
    {
      id: 'list',
      kind: 'bare',
      items: 6,
      stem: ({ xs }) => `What is the interquartile range of the eight numbers ${xs.join(', ')}?`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 6,
      response: 'grid',
      stem: ({ xs }, rng) =>
        `${person(rng)} counted the pages read on eight evenings: ${xs.join(', ')}. What is the interquartile range?`,
    },
  ],
  given: ({ xs }) => ({ xs }),
  answer: ({ xs }) => num(sub(upper(xs), lower(xs))),
  traps: [
    {
      misconception: 'a1-stat-gives-the-range',
      classic: true,
      operation: 'whole-for-part',
      operands: ({ xs }) => [Math.max(...xs) - Math.min(...xs)],
      rule: ({ xs }) => num(Math.max(...xs) - Math.min(...xs)),
      why: () => 'is the range: greatest minus least.',
    },
    {
      misconception: 'a1-stat-does-not-sort',
      says: () => 'I took the middles of the first four and the last four numbers without sorting the list.',
      rule: ({ xs }) => {
        const v = sub(middle(xs.slice(4)), middle(xs.slice(0, 4)))
        return v.d === 1 && v.n > 0 ? num(v) : null
      },
      why: () => 'uses the list without sorting it.',
    },
    {
      misconception: 'a1-stat-takes-wrong-quartile-places',
      says: () => 'I took the second number from each end of the sorted list for the quartiles.',
      rule: ({ xs }) => num((sorted(xs)[6] as number) - (sorted(xs)[1] as number)),
      why: () => 'takes the second number from each end.',
    },
    {
      misconception: 'a1-stat-takes-wrong-quartile-places',
      says: () => 'I took the third number from each end of the sorted list for the quartiles.',
      rule: ({ xs }) => num((sorted(xs)[5] as number) - (sorted(xs)[2] as number)),
      why: () => 'takes the third number from each end.',
    },
    {
      misconception: 'a1-stat-gives-a-quartile',
      says: () => 'I gave the upper quartile.',
      rule: ({ xs }) => num(upper(xs)),
      why: () => 'is the upper quartile.',
    },
    {
      misconception: 'a1-stat-gives-a-quartile',
      says: () => 'I gave the lower quartile.',
      rule: ({ xs }) => num(lower(xs)),
      why: () => 'is the lower quartile.',
    },
  ],
  explain: ({ xs }) => {
    const s = sorted(xs)
    const [q1, q3] = [toTex(lower(xs)), toTex(upper(xs))]
    return {
      plan: 'The interquartile range is the distance between the quartiles: sort the values, split them into two halves, and find the median of each half.',
      steps: [
        {
          do: `In order: $${s.join(', ')}$.`,
          why: 'Quartiles are places in the sorted list.',
        },
        {
          do: `Lower half: $${s.slice(0, 4).join(', ')}$. Its median is $\\frac{${s[1]} + ${s[2]}}{2} = ${q1}$.`,
          why: 'The lower quartile is the median of the lower half; of four values it is half-way between the middle two.',
        },
        {
          do: `Upper half: $${s.slice(4).join(', ')}$. Its median is $\\frac{${s[5]} + ${s[6]}}{2} = ${q3}$.`,
          why: 'The upper quartile is the median of the upper half.',
        },
        {
          do: `$${q3} - ${q1} = ${toTex(sub(upper(xs), lower(xs)))}$`,
          why: 'Upper quartile minus lower quartile is the width of the middle half.',
        },
      ],
      check: `Between $${q1}$ and $${q3}$ lie $${s.slice(2, 6).join(', ')}$: four of the eight values, the middle half.`,
      faster: `Only the second and third smallest and the second and third greatest count. In one line: half of $(${s[5]} + ${s[6]}) - (${s[1]} + ${s[2]}) = ${Number(s[5]) + Number(s[6]) - Number(s[1]) - Number(s[2])}$ is $${toTex(sub(upper(xs), lower(xs)))}$.`,
    }
  },
  check: ({ xs }) => {
    const rank = (k: number) => xs.find((x) => xs.filter((y) => y < x).length === k) as number
    return num((rank(6) + rank(5) - rank(2) - rank(1)) / 2)
  },
})

type Box = { five: Five; from: number }
export const drawBox = (rng: () => number): Box => {
  const lo = int(rng, 1, 4)
  const q1 = lo + int(rng, 2, 4)
  const mid = q1 + int(rng, 1, 4)
  const q3 = mid + int(rng, 2, 4)
  return { five: [lo, q1, mid, q3, q3 + int(rng, 2, 4)], from: 0 }
}
export const words = (f: Five) =>
  `whiskers from ${f[0]} to ${f[4]}, a box from ${f[1]} to ${f[3]} and a line at ${f[2]}`

export const box = template({
  id: 'algebra-1/box-plot-read',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({ ...drawBox(rng), what: int(rng, 0, 1) }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ five, what }) =>
        `<p>The box plot shows the hours that students spent on a project.</p>${boxPlot({ alt: `A box plot with ${words(five)}.`, from: 0, to: 20, step: 1, title: 'Hours', boxes: [{ five }] })}<p>What is the ${what === 0 ? 'interquartile range' : 'range'}, in hours?</p>`,
    },
  ],
  given: ({ five, what }) => ({ five, asked: what === 0 ? 'interquartile range' : 'range' }),
  answer: ({ five, what }) => num(what === 0 ? five[3] - five[1] : five[4] - five[0]),
  traps: [
    {
      misconception: 'a1-stat-gives-the-range',
      classic: true,
      rule: ({ five, asked }) => (asked === 'range' ? null : num(five[4] - five[0])),
      why: () => 'is the whole range, from whisker to whisker.',
    },
    {
      misconception: 'a1-stat-gives-the-box',
      says: () => 'I gave the width of the box.',
      classic: true,
      rule: ({ five, asked }) => (asked === 'range' ? num(five[3] - five[1]) : null),
      why: () => 'is the width of the box, the interquartile range.',
    },
    {
      misconception: 'a1-stat-gives-half-of-the-box',
      says: () => 'I measured only the part of the box to the right of the median.',
      rule: ({ five }) => num(five[3] - five[2]),
      why: () => 'is only the right part of the box.',
    },
    {
      misconception: 'a1-stat-measures-from-the-wrong-mark',
      says: () => 'I measured from the left end of the box to the right whisker.',
      rule: ({ five }) => num(five[4] - five[1]),
      why: () => 'starts at the box and ends at the whisker.',
    },
    { misconception: 'a1-stat-gives-the-median', rule: ({ five }) => num(five[2]), why: () => 'is the median.' },
    {
      misconception: 'a1-stat-gives-a-quartile',
      says: () => 'I gave the upper quartile.',
      rule: ({ five }) => num(five[3]),
      why: () => 'is the upper quartile.',
    },
    {
      misconception: 'a1-stat-measures-from-the-wrong-mark',
      says: () => 'I measured from the median to the right whisker.',
      rule: ({ five }) => num(five[4] - five[2]),
      why: () => 'starts at the median.',
    },
  ],
  explain: ({ five, what }) => ({
    figure: boxPlot({
      alt: `A box plot with ${words(five)}. The ${what === 0 ? 'box' : 'stretch between the ends of the whiskers'} is shaded; its length is ${what === 0 ? five[3] - five[1] : five[4] - five[0]}.`,
      from: 0,
      to: 20,
      step: 1,
      title: 'Hours',
      boxes: [{ five }],
      marks: [
        what === 0
          ? { from: five[1], to: five[3], label: `${five[3] - five[1]}` }
          : { from: five[0], to: five[4], label: `${five[4] - five[0]}` },
      ],
    }),
    plan: 'A box plot shows five numbers: find which two of its marks the measure goes between, read them on the axis, and subtract.',
    steps: [
      {
        do:
          what === 0
            ? 'The interquartile range goes from the left end of the box to its right end.'
            : 'The range goes from the left end of the left whisker to the right end of the right whisker.',
        why:
          what === 0
            ? 'The ends of the box are the lower and the upper quartile.'
            : 'The whiskers end at the least and the greatest value.',
      },
      {
        do:
          what === 0
            ? `Read them on the axis: $${five[1]}$ and $${five[3]}$.`
            : `Read them on the axis: $${five[0]}$ and $${five[4]}$.`,
        why: 'Each mark stands over its value.',
      },
      {
        do:
          what === 0
            ? `$${five[3]} - ${five[1]} = ${five[3] - five[1]}$ hours`
            : `$${five[4]} - ${five[0]} = ${five[4] - five[0]}$ hours`,
        why: 'A spread is a distance, so subtract the smaller number from the greater.',
      },
    ],
    check: `The box is a part of the whole plot: the interquartile range, $${five[3]} - ${five[1]} = ${five[3] - five[1]}$, must be less than the range, $${five[4]} - ${five[0]} = ${five[4] - five[0]}$.`,
  }),
  // Counts the hours along the axis.
  check: ({ five, asked }) => {
    let n = 0
    for (let x = asked === 'range' ? five[0] : five[1]; x < (asked === 'range' ? five[4] : five[3]); x++) n++
    return num(n)
  },
})

export const templates = [iqr, box, shift]
