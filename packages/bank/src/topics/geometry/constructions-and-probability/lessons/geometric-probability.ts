import { drawing, frac, g, type Html, lesson, num, piMultiple, sub, tape, xy } from '#kit'

const target = (inner: number, outer: number): Html =>
  drawing(
    {
      alt: 'A target of two disks around O, the inner one shaded; A lies on the inner circle, B on the outer circle',
      at: { O: [0, 0], A: xy.polar([0, 0], inner, 150), B: xy.polar([0, 0], outer, 20) },
      height: 230,
    },
    [
      g.circle('O', outer),
      g.circle('O', inner, { fill: true }),
      g.dots('O'),
      g.seg('OA', `${inner}`),
      g.seg('OB', `${outer}`),
    ],
  )

/** A spinner with sectors AOB and BOC of so many degrees; the rest, COA, is shaded. */
const spinner = (a: number, b: number): Html => {
  const on = (deg: number) => xy.polar([0, 0], 4, deg)
  return drawing(
    {
      alt: 'A spinner divided into the sectors AOB, BOC and COA; sector COA is shaded',
      at: { O: [0, 0], A: on(0), B: on(a), C: on(a + b) },
      height: 220,
    },
    [
      g.circle('O', 4),
      g.sector('O', 4, a + b, 360),
      g.seg('OA'),
      g.seg('OB'),
      g.seg('OC'),
      g.angle('AOB', `${a}°`),
      g.angle('BOC', `${b}°`),
    ],
  )
}

const disk = drawing(
  {
    alt: 'Rectangle ABCD with a shaded disk inside',
    at: { A: [0, 0], B: [10, 0], C: [10, 8], D: [0, 8], m: [4, 4.4] },
    height: 220,
  },
  [g.polygon('ABCD'), g.circle('m', 3, { fill: true }), g.side('AB', '10'), g.side('BC', '8')],
)

export const geometricProbability = lesson({
  idea: '<p>Throw a grain of sand at a target without aiming. It can land anywhere, and no place is better than another. So a part that covers a quarter of the target is hit in a quarter of the throws. Probability is the share of the part in the whole.</p><p>Share of what? On a segment or in a stretch of time, of the length. In a flat figure, of the area. In the figure the inner disk has half the radius, but only a quarter of the area.</p>',
  figure: target(2, 4),
  words: [
    { word: 'at random', meaning: 'Without choosing: every place is equally likely.' },
    { word: 'favorable part', meaning: 'The part that counts as a success.' },
    { word: 'complement', meaning: 'Everything else. Its probability is 1 minus that of the part.' },
    { word: 'sector', meaning: 'A slice of a disk between two radii.' },
  ],
  rule: '<ul><li>On a line or in time: $P = \\frac{\\text{length of the part}}{\\text{whole length}}$</li><li>In a figure: $P = \\frac{\\text{area of the part}}{\\text{whole area}}$</li><li>On a spinner: $P = \\frac{\\text{angle of the sector}}{360^\\circ}$</li></ul>',
  use: '<p>A point, a moment or a direction is chosen at random, and you can measure how large the parts are.</p>',
  avoid:
    '<p>Where single things are counted, such as cards or marbles, count outcomes instead. Parts of different size are never equally likely.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>A traffic light is green for 25 seconds, then yellow for 5 seconds, then red for 30 seconds, over and over.</p>${tape(
        {
          alt: 'One round of the light as a strip.',
          rows: [
            {
              parts: [
                [25, 'green 25'],
                [5, '5'],
                [30, 'red 30'],
              ],
            },
          ],
        },
      )}<p>Jonas arrives at a random moment. What is the probability that the light is green?</p>`,
      covers: ['geometry/probability-traffic-light', 'geometry/probability-on-a-segment'],
      steps: [
        {
          do: 'The whole is one full round: $25 + 5 + 30 = 60$ seconds.',
          why: 'Time is a line, and Jonas comes at a random point of it.',
        },
        {
          do: 'Divide the part by the whole: $\\frac{25}{60}$.',
          why: 'Not by the other 35 seconds, and not one out of three colors: the parts have different lengths.',
        },
        {
          do: 'Simplify: $\\frac{25}{60} = \\frac{5}{12}$.',
          why: 'A bit less than one half, as in the strip. A point on a segment is treated in the same way.',
        },
      ],
      answer: num(frac(5, 12)),
      check: () => num(frac([...Array(60).keys()].filter((second) => second < 25).length, 60)),
    },
    {
      level: 'Next',
      asks: `${spinner(60, 110)}<p>The arrow of this spinner stops at a random place. What is the probability that it stops in the shaded sector?</p>`,
      covers: ['geometry/probability-spinner'],
      steps: [
        {
          do: 'Find the angle of the shaded sector: $360^\\circ - 60^\\circ - 110^\\circ = 190^\\circ$.',
          why: 'All sectors together make a full turn.',
        },
        {
          do: 'Divide by the full turn: $\\frac{190}{360}$.',
          why: 'Three sectors do not mean one third each: they are not equally wide.',
        },
        {
          do: 'Simplify: $\\frac{190}{360} = \\frac{19}{36}$.',
          why: 'A bit more than one half. The shaded sector looks like that.',
        },
      ],
      answer: num(frac(19, 36)),
      // One minus the two white sectors.
      check: () => num(sub(sub(1, frac(60, 360)), frac(110, 360))),
    },
    {
      level: 'Exam level',
      asks: `<p>The shaded disk has a diameter of 6.</p>${disk}<p>A point is chosen at random in rectangle $ABCD$. What is the probability that it lies in the disk?</p>`,
      covers: ['geometry/probability-disc-in-rectangle'],
      steps: [
        { do: 'Whole area: $10 \\cdot 8 = 80$.', why: 'The point can lie anywhere in the rectangle.' },
        {
          do: 'Area of the disk: the radius is $6 \\div 2 = 3$, so it is $\\pi \\cdot 3^2 = 9\\pi$.',
          why: 'With the diameter you would get four times too much.',
        },
        {
          do: 'Divide: the probability is $\\frac{9\\pi}{80}$.',
          why: 'About $28.3 \\div 80$, a little more than a third. More than 1 would be impossible.',
        },
      ],
      answer: piMultiple(frac(9, 80)),
      // The area of a disk is a quarter of π times the square of the diameter.
      check: () => piMultiple(frac(6 ** 2, 4 * 10 * 8)),
    },
    {
      level: 'Exam level',
      asks: `${target(3, 5)}<p>A raindrop hits this target of radius $OB$ at a random place. Hugo says that the probability of hitting the ring outside the shaded disk is $\\frac{2}{5}$. Which mistake leads to this answer, and what is the probability?</p>`,
      covers: ['geometry/probability-target-ring', 'geometry/probability-target-mistake'],
      steps: [
        { do: 'Whole area: $\\pi \\cdot 5^2 = 25\\pi$.', why: 'The drop hits the large disk somewhere.' },
        {
          do: 'Area of the ring: large disk less small disk, $25\\pi - 9\\pi = 16\\pi$.',
          why: 'Not $\\pi(5 - 3)^2$: subtract areas, not radii.',
        },
        { do: 'Divide: $\\frac{16\\pi}{25\\pi} = \\frac{16}{25}$.', why: 'The $\\pi$ cancels.' },
        {
          do: 'Hugo divided the width of the ring by the radius: lengths were compared instead of areas. Right is $\\frac{16}{25}$.',
          why: 'The outer parts of a disk hold more area than they seem to.',
        },
      ],
      answer: num(frac(16, 25)),
      check: () => num(sub(1, frac(3 ** 2, 5 ** 2))),
    },
  ],
  tryIt: {
    asks: `${spinner(75, 125)}<p>The arrow of this spinner stops at a random place. What is the probability that it stops in the shaded sector?</p>`,
    steps: [
      {
        ask: 'How many degrees does the shaded sector have?',
        answer: { typed: num(360 - 75 - 125) },
        slips: [
          {
            typed: num(75 + 125),
            says: 'That is the white part. Subtract it from the full turn.',
            misconception: 'geo-cons-takes-the-complement',
          },
          {
            typed: num(120),
            says: 'You shared 360° equally. The sectors are not equally wide.',
            misconception: 'geo-cons-takes-parts-as-equally-likely',
          },
        ],
        done: '$360^\\circ - 75^\\circ - 125^\\circ = 160^\\circ$',
      },
      {
        ask: 'What is the probability?',
        answer: { typed: num(frac(160, 360)) },
        slips: [
          {
            typed: num(frac(160, 200)),
            says: 'You divided by the rest. Divide by the whole turn.',
            misconception: 'geo-cons-compares-with-the-rest',
          },
          {
            typed: num(frac(200, 360)),
            says: 'That is the probability of the white sectors.',
            misconception: 'geo-cons-takes-the-complement',
          },
          {
            typed: num(frac(1, 3)),
            says: 'One of three sectors, but not an equal one.',
            misconception: 'geo-cons-takes-parts-as-equally-likely',
          },
        ],
        done: '$\\frac{160}{360} = \\frac{4}{9}$. Test: the white part has $\\frac{5}{9}$, and both make 1.',
      },
    ],
    answer: num(frac(4, 9)),
    check: () => num(sub(1, frac(75 + 125, 360))),
  },
  trap: '<p>Comparing lengths where areas count. A disk with half the radius has a quarter of the area, so it is hit in a quarter of the throws, not in half of them.</p>',
  check:
    '<p>A probability lies between 0 and 1. Add the probabilities of all parts: they must make 1. Then look at the figure: does the share look right?</p>',
  mends: {
    'geo-cons-compares-with-the-rest': [0, 1],
    'geo-cons-takes-the-complement': [3, 1],
    'geo-cons-compares-lengths-for-areas': [3, 3],
    'geo-cons-uses-the-wrong-part': [2, 1],
    'geo-cons-takes-parts-as-equally-likely': [1, 1],
    'geo-cons-names-an-error-without-testing': [3, 3],
    'geo-cons-leaves-out-a-part': [0, 0],
  },
})
