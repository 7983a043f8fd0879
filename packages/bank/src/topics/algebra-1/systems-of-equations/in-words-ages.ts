/** Ages now and later. */

import { add, div, frac, int, mul, num, person, pick, type Template, template, term, until, whole } from '#kit'

type Ages = Readonly<{ k: number; j: number; t: number; older: boolean }>
/** k times as old now, j times as old in t years. */
const ages = template({
  id: 'algebra-1/system-ages',
  skill: 'a1-systems-in-words',
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng): Ages =>
    until(
      () => ({ k: int(rng, 3, 8), j: int(rng, 2, 5), t: int(rng, 3, 20), older: pick(rng, [true, false]) }),
      ({ k, j, t }) => {
        const young = (t * (j - 1)) / (k - j)
        return k > j && Number.isInteger(young) && young > 2 && (k - 1) * young >= 16 && k * young <= 60
      },
    ),
  frames: [
    {
      id: 'aunt',
      kind: 'words',
      items: 7,
      stem: ({ k, j, t, older }, rng) => {
        const who = person(rng)
        return `An aunt of ${who} is ${k} times as old as ${who} is now. In ${t} years, the aunt will be ${j} times as old as ${who} will be then. How old is ${older ? 'the aunt' : who} now?`
      },
    },
    {
      id: 'trees',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ k, j, t, older }) =>
        `In a park, an oak is ${k} times as old as a maple. In ${t} years, the oak will be ${j} times as old as the maple will be then. How many years old is the ${older ? 'oak' : 'maple'} now?`,
    },
  ],
  given: (p) => p,
  answer: ({ k, j, t, older }) => num(((t * (j - 1)) / (k - j)) * (older ? k : 1)),
  traps: [
    {
      misconception: 'a1-system-gives-other-kind',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ older, k, t, j }) => [mul(older ? 1 : k, div(t * (j - 1), k - j))],
      rule: ({ k, j, t, older }) => num(((t * (j - 1)) / (k - j)) * (older ? 1 : k)),
      says: ({ older }) => `I gave the age of the ${older ? 'younger' : 'older'} one.`,
      why: ({ older }) => `is the age of the ${older ? 'younger' : 'older'} one.`,
    },
    {
      misconception: 'a1-sys-gives-the-later-age',
      operation: 'solved-for-the-other',
      operands: ({ older, k, t, j }) => [add(mul(older ? k : 1, div(t * (j - 1), k - j)), t)],
      rule: ({ k, j, t, older }) => num(((t * (j - 1)) / (k - j)) * (older ? k : 1) + t),
      says: ({ t }) => `I gave the age in ${t} years instead of the age now.`,
      why: ({ t }) => `is the age in ${t} years.`,
    },
    {
      misconception: 'a1-sys-ages-one-only',
      rule: ({ k, j, t, older }) => whole(frac(j * t * (older ? k : 1), k - j)),
      says: ({ k, j, t, older }) =>
        `I added ${t} years only to the younger one and solved $${k}x = ${j}(x + ${t})$${older ? `, and then multiplied by ${k}` : ''}.`,
      why: ({ t }) => `adds the ${t} years to the younger one only; both grow older.`,
    },
    {
      misconception: 'a1-sys-subtracts-the-factors',
      rule: ({ k, j, t, older }) => whole(frac(t * (older ? k : 1), k - j)),
      says: ({ k, j, t, older }) => `I divided the ${t} years by ${k} − ${j}${older ? ` and multiplied by ${k}` : ''}.`,
      why: ({ k, j }) => `only divides by ${k} − ${j}; the ${j} also multiplies the added years.`,
    },
    {
      misconception: 'a1-sys-gives-the-later-age',
      twoSlips: true,
      rule: ({ k, j, t, older }) => num(((t * (j - 1)) / (k - j)) * (older ? 1 : k) + t),
      says: ({ t, older }) =>
        `I gave the age of the ${older ? 'younger' : 'older'} one, and the age in ${t} years instead of now.`,
      why: ({ t, older }) => `is the age of the ${older ? 'younger' : 'older'} one in ${t} years.`,
    },
  ],
  explain: ({ k, j, t, older }, frame) => {
    const x = (t * (j - 1)) / (k - j)
    const [young, old] = frame === 'aunt' ? ['the younger one', 'the aunt'] : ['the maple', 'the oak']
    return {
      plan: 'Write one equation for now and one for later, in which both ages have grown by the same number of years. Put the first into the second.',
      steps: [
        {
          do: `Let $x$ be the age of ${young} now, $y$ that of ${old}. Now: $y = ${k}x$. Later: $y + ${t} = ${j}(x + ${t})$.`,
          why: `Both are ${t} years older then.`,
        },
        {
          do: `Put the first into the second: $${k}x + ${t} = ${j}x + ${j * t}$.`,
          why: `$${j} \\cdot ${t} = ${j * t}$`,
        },
        {
          do: `$${term(k - j, 'x')} = ${j * t} - ${t} = ${j * t - t}$, so $x = ${x}$.`,
          why:
            k - j === 1
              ? `Subtract $${j}x$ and $${t}$ from both sides.`
              : `Subtract $${j}x$ and $${t}$ from both sides, then divide by $${k - j}$.`,
        },
        {
          do: older ? `$y = ${k} \\cdot ${x} = ${k * x}$` : `The age of ${young} is asked for: $${x}$.`,
          why: older
            ? `The age of ${old} is asked for.`
            : `${old.replace('the', 'The')} is $${k} \\cdot ${x} = ${k * x}$.`,
        },
      ],
      faster: `On a graphing calculator, the lines $y = ${k}x$ and $y = ${j}(x + ${t}) - ${t}$ cross at $(${x}, ${k * x})$.`,
      check: `In ${t} years: $${k * x} + ${t} = ${k * x + t}$ and $${x} + ${t} = ${x + t}$, and $${j} \\cdot ${x + t} = ${k * x + t}$.`,
    }
  },
  // Tries ages.
  check: ({ k, j, t, older }) => {
    const x = Array.from({ length: 100 }, (_, i) => i + 1).find((n) => k * n + t === j * (n + t)) ?? 999
    return num(older ? k * x : x)
  },
})

export const templates: readonly Template[] = [ages]
