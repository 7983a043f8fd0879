import {
  add,
  div,
  int,
  money,
  mul,
  num,
  person,
  pick,
  quantity,
  type Template,
  template,
  until,
  type Value,
} from '#kit'
import { unscale, whyUnscale, workedLine } from '../undoing.ts'
import { tried } from './lines.ts'

const skill = 'a1-systems-in-words'

/** Speed with and against the current. */
const river = template({
  id: 'algebra-1/system-current',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 110,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [v, w, t1, t2] = [int(rng, 9, 18), int(rng, 2, 5), int(rng, 2, 4), int(rng, 2, 5)]
        return { t1, d1: (v + w) * t1, t2, d2: (v - w) * t2, still: int(rng, 0, 1) === 1 }
      },
      ({ d1, d2, t1, t2 }) => d1 !== d2 && t1 !== t2,
    ),
  frames: [
    {
      id: 'river',
      kind: 'multi-step',
      items: 6,
      stem: ({ t1, d1, t2, d2, still }, rng) =>
        pick(rng, [
          `A boat goes ${d1} miles downstream in ${t1} hours and ${d2} miles upstream in ${t2} hours. What is the speed of the ${still ? 'boat in still water' : 'current'}?`,
          `A cyclist rides ${d1} miles with the wind in ${t1} hours and ${d2} miles against the wind in ${t2} hours. The wind adds as much to the speed in one direction as it takes away in the other. ${still ? 'How fast would the cyclist be without wind?' : 'By how much does the wind change the speed?'}`,
        ]),
    },
  ],
  given: (p) => p,
  answer: ({ t1, d1, t2, d2, still }) => mph((d1 / t1 + (still ? 1 : -1) * (d2 / t2)) / 2),
  traps: [
    {
      misconception: 'a1-system-gives-other-kind',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ d1, t1, still, d2, t2 }) => [div(add(div(d1, t1), div(still ? -d2 : d2, t2)), 2)],
      rule: ({ t1, d1, t2, d2, still }) => mph((d1 / t1 + (still ? -1 : 1) * (d2 / t2)) / 2),
      why: () => 'is the other one of the two speeds.',
    },
    {
      misconception: 'a1-system-forgets-to-halve',
      says: ({ still }) => `I ${still ? 'added' : 'subtracted'} the two speeds and forgot to divide by 2.`,
      classic: true,
      operation: 'half-forgotten',
      operands: ({ d1, t1, still, d2, t2 }) => [1, add(div(d1, t1), div(still ? d2 : -d2, t2))],
      rule: ({ t1, d1, t2, d2, still }) => mph(d1 / t1 + (still ? 1 : -1) * (d2 / t2)),
      why: () => 'is twice as much: the equations were added, but not divided by 2.',
    },
    {
      misconception: 'a1-system-gives-one-speed',
      says: () => 'I gave the speed with the help of the current or the wind.',
      operation: 'stopped-at-a-step',
      operands: ({ d1, t1 }) => [div(d1, t1)],
      rule: ({ t1, d1 }) => mph(d1 / t1),
      why: () => 'is the speed in one direction only.',
    },
    {
      misconception: 'a1-system-gives-one-speed',
      says: () => 'I gave the speed against the current or the wind.',
      operation: 'stopped-at-a-step',
      operands: ({ d2, t2 }) => [div(d2, t2)],
      rule: ({ t2, d2 }) => mph(d2 / t2),
      why: () => 'is the speed in one direction only.',
    },
  ],
  explain: ({ t1, d1, t2, d2, still }) => {
    const [up, down] = [d1 / t1, d2 / t2]
    const [v, w] = [(up + down) / 2, (up - down) / 2]
    return {
      plan: 'Find the speed in each direction. One is the sum of two unknown speeds, the other is their difference, so adding or subtracting the equations leaves one unknown.',
      steps: [
        {
          do: `With help the speed is $\\frac{${d1}}{${t1}} = ${up}$ miles per hour, and against it $\\frac{${d2}}{${t2}} = ${down}$.`,
          why: 'Speed is distance divided by time.',
        },
        {
          do: `Let $v$ be the speed without help and $w$ what is added or taken away: $v + w = ${up}$ and $v - w = ${down}$.`,
          why: 'In one direction the current or the wind adds to the speed; in the other it takes the same amount away.',
        },
        still
          ? {
              do: `Add the equations: $2v = ${up} + ${down} = ${up + down}$.`,
              why: 'Asked for is $v$, and $w - w = 0$.',
            }
          : {
              do: `Subtract the second equation from the first: $2w = ${up} - ${down} = ${up - down}$.`,
              why: 'Asked for is $w$: $v - v = 0$, and $w - (-w) = 2w$.',
            },
        {
          do: `Divide both sides by $2$: $${still ? `v = ${v}` : `w = ${w}`}$, so the answer is ${mph(still ? v : w).html}.`,
          why: 'Two times the speed is not yet the speed.',
        },
      ],
      check: `With $v = ${v}$ and $w = ${w}$ the distances are $${t1} \\cdot (${v} + ${w}) = ${d1}$ and $${t2} \\cdot (${v} - ${w}) = ${d2}$ miles.`,
      faster: `The ${still ? 'speed without help is the mean of the two speeds' : 'part that is added or taken away is half of the difference of the two speeds'}. In one line on a calculator: $(${d1} \\div ${t1} ${still ? '+' : '-'} ${d2} \\div ${t2}) \\div 2 = ${still ? v : w}$.`,
    }
  },
  check: ({ t1, d1, t2, d2, still }) => {
    const [v, w] = tried({ a: t1, b: t1, c: d1 }, { a: t2, b: -t2, c: d2 })
    return mph(still ? v : w)
  },
})

function mph(x: number): Value {
  return quantity(x, 'miles per hour')
}

const even = template({
  id: 'algebra-1/system-break-even',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [m, n, t] = [int(rng, 3, 12), int(rng, 1, 9), int(rng, 4, 16)]
        const b = int(rng, 5, 40)
        return { m, b, n, c: b + (m - n) * t, askTime: int(rng, 0, 1) === 1 }
      },
      ({ m, n, c, b }) => m - n > 1 && c < 160 && c !== b && n > 1,
    ),
  frames: [
    {
      id: 'setting',
      kind: 'words',
      items: 6,
      stem: ({ m, b, n, c, askTime }, rng) =>
        pick(rng, [
          `One climbing hall charges ${money(b)} to join and ${money(m)} a visit, another one ${money(c)} to join and ${money(n)} a visit. ${askTime ? 'For how many visits do both cost the same?' : 'For a certain number of visits, both cost the same in total. What is this total cost, in dollars?'}`,
          `One plant is ${b} millimeters tall and grows ${m} millimeters a day; another one is ${c} millimeters tall and grows ${n} millimeters a day. ${askTime ? 'After how many days are they equally tall?' : 'How tall, in millimeters, are they when they are equally tall?'}`,
        ]),
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ m, b, n, c, askTime }, rng) => {
        const who = person(rng)
        return `${who} has ${money(b)} and saves ${money(m)} a week. A cousin has ${money(c)} and saves ${money(n)} a week. ${askTime ? `After how many weeks do both have the same amount?` : `How many dollars does each of them have when the amounts are equal?`}`
      },
    },
  ],
  given: (p) => p,
  answer: ({ m, b, n, c, askTime }) => num(askTime ? (c - b) / (m - n) : b + (m * (c - b)) / (m - n)),
  traps: [
    {
      misconception: 'a1-system-gives-other-kind',
      says: ({ askTime }) =>
        askTime ? 'I gave the amount at that moment instead of the time.' : 'I gave the time instead of the amount.',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ askTime, m, c, b, n }) => [askTime ? add(mul(m, div(c - b, m - n)), b) : div(c - b, m - n)],
      rule: ({ m, b, n, c, askTime }) => num(askTime ? b + (m * (c - b)) / (m - n) : (c - b) / (m - n)),
      why: ({ askTime }) => (askTime ? 'is the amount at that moment.' : 'is how long it takes, not the amount.'),
    },
    {
      misconception: 'a1-system-adds-rates',
      says: ({ m, b, askTime }) =>
        `I added the two rates instead of taking their difference${askTime ? '' : `, and went on with the start ${b} and the rate ${m}`}.`,
      rule: ({ m, b, n, c, askTime }) =>
        (c - b) % (m + n) === 0 ? num(askTime ? (c - b) / (m + n) : b + (m * (c - b)) / (m + n)) : null,
      why: () => 'adds the two rates; only their difference closes the gap.',
    },
    {
      misconception: 'a1-system-forgets-start',
      says: ({ b, askTime }) =>
        askTime
          ? `I left out the $${b}$ at the start.`
          : `I found where both are equal, but left out the $${b}$ at the start when I worked out the amount.`,
      operation: 'term-left-out',
      operands: ({ askTime, c, m, n, b }) => [askTime ? div(c, m - n) : mul(m, div(c - b, m - n))],
      rule: ({ m, b, n, c, askTime }) =>
        askTime ? (c % (m - n) === 0 ? num(c / (m - n)) : null) : num((m * (c - b)) / (m - n)),
      why: ({ b }) => `leaves out the $${b}$ at the start.`,
    },
    {
      misconception: 'a1-system-forgets-start',
      says: ({ c, askTime }) =>
        askTime
          ? 'I gave the difference at the start and did not divide it.'
          : `I found where both are equal, but left out the $${c}$ at the start when I worked out the amount.`,
      rule: ({ m, n, b, c, askTime }) => num(askTime ? c - b : (n * (c - b)) / (m - n)),
      why: ({ m, n, c, askTime }) =>
        askTime
          ? `is the difference at the start, not yet divided by $${m} - ${n}$.`
          : `leaves out the $${c}$ at the start.`,
    },
    {
      misconception: 'a1-system-adds-starts',
      operation: 'added-instead-of-subtracted',
      operands: ({ c, b }) => [c, b],
      after: (got, { b, askTime, m, n }) => (askTime ? div(got, m - n) : add(mul(m, div(got, m - n)), b)),
      rule: ({ m, b, n, c, askTime }) =>
        (c + b) % (m - n) === 0 ? num(askTime ? (c + b) / (m - n) : b + (m * (c + b)) / (m - n)) : null,
      why: ({ b, c }) => `adds $${b}$ and $${c}$ instead of taking their difference.`,
    },
  ],
  explain: ({ m, b, n, c, askTime }, frame) => {
    const x = (c - b) / (m - n)
    const counted = frame === 'grid' ? 'weeks' : 'visits or days'
    return {
      plan: `Both amounts start somewhere and grow at a steady rate. Write each as an equation, set them equal, and solve for the number of ${counted}.`,
      steps: [
        {
          do: `After $x$ ${counted} the amounts are $y = ${m}x + ${b}$ and $y = ${n}x + ${c}$.`,
          why: 'The start is counted once, the rate once for each $x$.',
        },
        { do: `Set them equal: $${m}x + ${b} = ${n}x + ${c}$.`, why: 'The two amounts are to be the same.' },
        {
          do: `Subtract $${n}x$ and $${b}$ from both sides: $${m}x - ${n}x = ${c} - ${b}$, so $${m - n}x = ${c - b}$.`,
          why: 'This collects $x$ on one side and the numbers on the other.',
        },
        {
          do: `${unscale(m - n)}: $x = ${x}$.`,
          why: askTime ? `The question asks for how many ${counted}: this is $x$.` : whyUnscale(m - n),
        },
        ...(askTime
          ? []
          : [
              {
                do: `Put $x = ${x}$ in: $y = ${workedLine(m, x, b)}$.`,
                why: 'The question asks for the amount, not for $x$.',
              },
            ]),
      ],
      check: `For $x = ${x}$ both are the same: $${workedLine(m, x, b)}$ and $${workedLine(n, x, c)}$.`,
      faster: `At the start the gap is $${c} - ${b} = ${c - b}$, and it closes by $${m} - ${n} = ${m - n}$ each time, so $x = \\frac{${c - b}}{${m - n}} = ${x}$${askTime ? '' : `, and both amounts are $${workedLine(m, x, b)}$`}.`,
    }
  },
  check: ({ m, b, n, c, askTime }) => {
    let [x, y, z] = [0, b, c]
    while (y !== z && x < 100) {
      x += 1
      y += m
      z += n
    }
    return num(askTime ? x : y)
  },
})

export const templates: readonly Template[] = [river, even]
