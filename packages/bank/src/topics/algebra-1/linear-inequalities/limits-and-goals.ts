import {
  add,
  div,
  frac,
  int,
  money,
  num,
  person,
  pick,
  sample,
  sub,
  type Template,
  table,
  template,
  toTex,
  until,
} from '#kit'
import { signs } from './limits-claims.ts'

const skill = 'a1-inequalities-in-words'

const average = template({
  id: 'algebra-1/inequality-average',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        s: [int(rng, 68, 95), int(rng, 68, 95), int(rng, 68, 95)] as [number, number, number],
        m: int(rng, 78, 90),
      }),
      ({ s, m }) =>
        4 * m - s[0] - s[1] - s[2] <= 98 &&
        4 * m - s[0] - s[1] - s[2] >= 70 &&
        new Set(s).size === 3 &&
        3 * m !== s[0] + s[1] + s[2] &&
        !s.includes(m),
    ),
  frames: [
    {
      id: 'quiz',
      kind: 'table',
      items: 6,
      stem: ({ s, m }, rng) => {
        const who = person(rng)
        return `<p>These are ${who}’s scores in the first three of four quizzes.</p>${table(
          ['Quiz', 'Score'],
          s.map((x, i) => [`${i + 1}`, x]),
        )}<p>What is the lowest score in the fourth quiz that gives ${who} a mean score of at least ${m}?</p>`
      },
    },
    {
      id: 'steps',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ s, m }, rng) =>
        `On three evenings ${person(rng)} practiced the piano for ${s[0]}, ${s[1]}, and ${s[2]} minutes. The goal is a mean of no less than ${m} minutes over four evenings. What is the least number of minutes for the fourth evening?`,
    },
  ],
  given: (p) => p,
  answer: ({ s, m }) => num(4 * m - s[0] - s[1] - s[2]),
  traps: [
    {
      misconception: 'a1-inequality-mean-takes-the-goal',
      classic: true,
      rule: ({ m }) => num(m),
      why: () => 'is the mean that is wanted; the fourth value must make up for the first three.',
    },
    {
      misconception: 'a1-inequality-mean-averages-the-mean',
      says: ({ s }) =>
        `I took the mean of the first three${(s[0] + s[1] + s[2]) % 3 === 0 ? '' : ', rounded to a whole number,'} as one value, and averaged it with the fourth.`,
      classic: true,
      rule: ({ s, m }) =>
        (s[0] + s[1] + s[2]) % 3 === 0
          ? num(2 * m - (s[0] + s[1] + s[2]) / 3)
          : num(2 * m - Math.round((s[0] + s[1] + s[2]) / 3)),
      why: () => 'balances the fourth value against the mean of the first three as if both had the same weight.',
    },
    {
      misconception: 'a1-inequality-mean-forgets-one',
      says: ({ s }) => `I left the ${s[0]} out and divided by 3.`,
      operation: 'term-left-out',
      operands: ({ s }) => [s[1], s[2]],
      after: (got, { m }) => sub(3 * m, got),
      rule: ({ s, m }) => num(3 * m - s[1] - s[2]),
      why: ({ s }) => `leaves the ${s[0]} out.`,
    },
    {
      misconception: 'a1-inequality-mean-forgets-one',
      says: ({ s }) => `I left the ${s[2]} out and divided by 3.`,
      operation: 'term-left-out',
      operands: ({ s }) => [s[0], s[1]],
      after: (got, { m }) => sub(3 * m, got),
      rule: ({ s, m }) => num(3 * m - s[0] - s[1]),
      why: ({ s }) => `leaves the ${s[2]} out.`,
    },
  ],
  explain: ({ s, m }) => {
    const sum = s[0] + s[1] + s[2]
    const x = 4 * m - sum
    return {
      plan: 'The mean is the sum divided by how many there are. Write the mean with $x$ for the missing value, and solve the inequality.',
      steps: [
        {
          do: `$\\frac{${s[0]} + ${s[1]} + ${s[2]} + x}{4} \\ge ${m}$`,
          why: '“At least” and “no less than” are written $\\ge$.',
        },
        {
          do: `Add the known values: $${s[0]} + ${s[1]} + ${s[2]} = ${sum}$, so $\\frac{${sum} + x}{4} \\ge ${m}$.`,
          why: 'All four values count equally, so the three known ones can be added first.',
        },
        {
          do: `Multiply both sides by $4$: $${sum} + x \\ge 4 \\cdot ${m}$, so $${sum} + x \\ge ${4 * m}$.`,
          why: 'A goal for the mean of four is a goal for their sum.',
        },
        {
          do: `Subtract $${sum}$ from both sides: $x \\ge ${4 * m} - ${sum}$, so the least value is $${x}$.`,
          why: 'The boundary itself is allowed.',
        },
      ],
      check: `$\\frac{${sum} + ${x}}{4} = \\frac{${4 * m}}{4} = ${m}$.`,
      faster: `The first three are together $${Math.abs(3 * m - sum)}$ ${sum < 3 * m ? 'below' : 'above'} $3 \\cdot ${m} = ${3 * m}$, so the fourth may be ${sum < 3 * m ? `no less than $${m} + ${3 * m - sum} = ${x}$` : `as low as $${m} - ${sum - 3 * m} = ${x}$`}.`,
    }
  },
  check: ({ s, m }) => {
    let x = 0
    while ((s[0] + s[1] + s[2] + x) / 4 < m) x++
    return num(x)
  },
})

const perimeter = template({
  id: 'algebra-1/inequality-perimeter',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ d: int(rng, 2, 9), p: int(rng, 15, 45) * 2 }),
      ({ d, p }) => (p - 2 * d) % 4 === 0 && (p - 2 * d) / 4 > d && (p - d) % 2 === 0,
    ),
  frames: [
    {
      id: 'garden',
      kind: 'multi-step',
      items: 7,
      stem: ({ d, p }, rng) =>
        pick(rng, [
          `${person(rng)} builds a rectangular pen for rabbits. It is to be ${d} feet longer than it is wide, and there are ${p} feet of fence. What is the greatest possible width, in feet?`,
          `A rectangular poster is ${d} inches taller than it is wide. The frame around it may be no more than ${p} inches long. What is the greatest possible width, in inches?`,
        ]),
    },
  ],
  given: (p) => p,
  answer: ({ d, p }) => num((p - 2 * d) / 4),
  traps: [
    {
      misconception: 'a1-inequality-perimeter-ignores-difference',
      classic: true,
      operation: 'term-left-out',
      operands: ({ p }) => [p],
      after: (got) => div(got, 4),
      rule: ({ p }) => (p % 4 === 0 ? num(p / 4) : null),
      why: () => 'would make it a square.',
    },
    {
      misconception: 'a1-inequality-perimeter-two-sides-only',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ p, d }) => [p - d],
      after: (got) => div(got, 2),
      rule: ({ d, p }) => num((p - d) / 2),
      why: () => 'counts only one length and one width; a rectangle has two of each.',
    },
    {
      misconception: 'a1-inequality-perimeter-whole-difference',
      operation: 'operation-undone-in-wrong-order',
      operands: ({ d, p }) => [4, d, p],
      rule: ({ d, p }) => (p > 4 * d ? num(p / 4 - d) : null),
      why: ({ d }) => `takes the whole ${d} off a quarter of the perimeter; that would count it four times.`,
    },
    {
      misconception: 'a1-inequality-perimeter-adds-difference',
      operation: 'solved-for-the-other',
      operands: ({ p, d }) => [add(div(p - 2 * d, 4), d)],
      rule: ({ d, p }) => num((p + 2 * d) / 4),
      why: () => 'is the length: the longer of the two sides.',
    },
  ],
  explain: ({ d, p }) => {
    const w = (p - 2 * d) / 4
    return {
      plan: 'Name the width, write the other side with it, and put two of each into the perimeter. The perimeter has an upper limit, so this is an inequality.',
      steps: [
        {
          do: `With $w$ for the width the other side is $w + ${d}$, and $2w + 2(w + ${d}) \\le ${p}$.`,
          why: 'Two widths and two lengths go around a rectangle.',
        },
        {
          do: `Distribute: $2w + 2w + ${2 * d} \\le ${p}$. Combine like terms: $4w + ${2 * d} \\le ${p}$.`,
          why: `The extra $${d}$ counts twice, once on each long side.`,
        },
        {
          do: `Subtract $${2 * d}$ from both sides: $4w \\le ${p} - ${2 * d}$, so $4w \\le ${p - 2 * d}$.`,
          why: 'This leaves the term with $w$ by itself.',
        },
        {
          do: `Divide both sides by $4$: $w \\le ${w}$. The greatest width is $${w}$.`,
          why: 'The boundary itself is allowed: the limit may be used up.',
        },
      ],
      check: `The sides are $${w}$ and $${w} + ${d} = ${w + d}$, and $2 \\cdot ${w} + 2 \\cdot ${w + d} = ${2 * w} + ${2 * (w + d)} = ${p}$.`,
      faster: `Half of the perimeter is one width and one length: $2w + ${d} \\le ${p / 2}$. So $2w \\le ${p / 2 - d}$, and $w \\le ${w}$.`,
    }
  },
  check: ({ d, p }) => {
    let w = 1
    while (2 * (w + 1) + 2 * (w + 1 + d) <= p) w++
    return num(w)
  },
})

const both = template({
  id: 'algebra-1/inequality-enough-money',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, d] = sample(rng, [5, 6, 7, 8, 9, 11, 12, 13, 14], 2) as [number, number]
        return { a, d, n: int(rng, 3, 8), goal: int(rng, 90, 220) }
      },
      ({ a, d, n, goal }) => (goal - a * n) / d > 3 && (goal - a * n) % d !== 0 && Math.ceil(goal / d) < 30,
    ),
  frames: [
    {
      id: 'bake-sale',
      kind: 'words',
      items: 6,
      stem: ({ a, d, n, goal }, rng) =>
        `For a class trip, ${person(rng)} sells framed photos for ${money(a)} and painted mugs for ${money(d)} each. So far ${n} photos and no mugs have been sold. If no more photos are sold, what is the least number of mugs that brings the total to at least ${money(goal)}?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, d, n, goal }) => num(Math.ceil((goal - a * n) / d)),
  traps: [
    {
      misconception: 'a1-inequality-words-rounds-down-under-goal',
      classic: true,
      rule: ({ a, d, n, goal }) => num(Math.floor((goal - a * n) / d)),
      why: ({ a, d, n, goal }) =>
        `is not enough: it brings only $${a * n + d * Math.floor((goal - a * n) / d)}$ dollars of $${goal}$.`,
    },
    {
      misconception: 'a1-inequality-words-forgets-fixed-part',
      says: () => 'I left out what has been earned already.',
      classic: true,
      operation: 'sum-not-undone',
      operands: ({ d, goal }) => [d, goal],
      after: (got) => Math.ceil(got.n / got.d),
      rule: ({ d, goal }) => num(Math.ceil(goal / d)),
      why: () => 'leaves out what has been earned already.',
    },
    {
      misconception: 'a1-inequality-words-subtracts-total-count',
      says: ({ n }) => `I found how many mugs would be needed alone, and subtracted the ${n} photos from that number.`,
      rule: ({ d, n, goal }) => num(Math.ceil(goal / d) - n),
      why: ({ n }) => `takes the ${n} photos off as if each were a mug.`,
    },
    {
      misconception: 'a1-inequality-words-swaps-rate-and-start',
      says: () => 'I exchanged the two prices.',
      rule: ({ a, d, n, goal }) => num(Math.ceil((goal - d * n) / a)),
      why: () => 'exchanges the two prices.',
    },
  ],
  explain: ({ a, d, n, goal }) => {
    const rest = goal - a * n
    const x = Math.ceil(rest / d)
    return {
      plan: 'Add what has been earned already to what the mugs will bring, compare with the goal, and round so that the goal is reached.',
      steps: [
        { do: `The photos have brought $${a} \\cdot ${n} = ${a * n}$ dollars.`, why: 'This part is fixed already.' },
        {
          do: `With $x$ mugs the total is $${a * n} + ${d}x$, so $${a * n} + ${d}x \\ge ${goal}$.`,
          why: '“At least” is written $\\ge$.',
        },
        {
          do: `Subtract $${a * n}$ from both sides: $${d}x \\ge ${goal} - ${a * n}$, so $${d}x \\ge ${rest}$.`,
          why: 'This is what the mugs still have to bring.',
        },
        {
          do: `Divide both sides by $${d}$: $x \\ge ${toTex(frac(rest, d))}$, which lies between $${x - 1}$ and $${x}$. The least whole number is $${x}$.`,
          why: 'Round up: rounding down would stay below the goal.',
        },
      ],
      check: `$${x}$ mugs: $${a * n} + ${d} \\cdot ${x} = ${a * n + d * x}$ dollars, enough. $${x - 1}$ mugs: $${a * n} + ${d} \\cdot ${x - 1} = ${a * n + d * (x - 1)}$ dollars, not enough.`,
      faster: `In one line on a calculator: $(${goal} - ${a} \\cdot ${n}) \\div ${d}$ is about $${(rest / d).toFixed(2)}$, rounded up to $${x}$.`,
    }
  },
  check: ({ a, d, n, goal }) => {
    let x = 0
    while (a * n + d * x < goal) x++
    return num(x)
  },
})

export const templates: readonly Template[] = [average, perimeter, signs, both]
