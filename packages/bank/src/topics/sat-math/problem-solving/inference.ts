import { add, div, frac, group, int, mul, num, pick, sub, template, until } from '#kit'

const skill = 'sm-inference-and-claims'

const estimate = template({
  id: 'sat-math/sample-to-population',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ n: pick(rng, [40, 50, 80, 120, 150, 200]), k: int(rng, 9, 90), f: int(rng, 12, 60) }),
      ({ n, k }) => k < n && k * 2 !== n,
    ),
  frames: [
    {
      id: 'town',
      kind: 'words',
      items: 4,
      stem: ({ n, k, f }) =>
        `In a random sample of ${n} of the ${group(n * f)} households of a town, ${k} have a vegetable garden. Based on the sample, how many households of the town are expected to have no vegetable garden?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 3,
      stem: ({ n, k, f }) =>
        `A farm picked ${group(n * f)} apples in one week. In a random sample of ${n} of them, ${k} were red all over. What is the best estimate of the number of apples picked that week that were not red all over?`,
    },
  ],
  given: ({ n, k, f }) => ({ n, k, total: n * f }),
  answer: ({ n, k, f }) => num((n - k) * f),
  traps: [
    {
      misconception: 'sm-answers-the-opposite-group',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ n, k, total }) => [div(total * k, n)],
      rule: ({ n, k, total }) => num((k * total) / n),
      why: ({ k, n }) => `uses $${k}$ of $${n}$ instead of $${n - k}$.`,
    },
    {
      misconception: 'sm-subtracts-from-the-sample-only',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ k, total }) => [k, total],
      rule: ({ k, total }) => num(total - k),
      says: ({ n, k, f }) => `I subtracted the ${k} of the sample from all ${group(n * f)} and gave what is left.`,
      why: ({ k }) => `takes the $${k}$ of the sample off the whole population.`,
    },
    {
      misconception: 'sm-subtracts-from-the-sample-only',
      operation: 'part-left-out',
      operands: ({ n, k }) => [n - k],
      rule: ({ n, k }) => num(n - k),
      says: ({ n, k }) => `I gave the number in the sample, $${n} - ${k}$.`,
      why: () => 'is the number in the sample.',
    },
    {
      misconception: 'sm-subtracts-from-the-sample-only',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ n, total }) => [n, total],
      rule: ({ n, total }) => num(total - n),
      says: ({ n, f }) => `I subtracted the ${n} of the sample from the ${group(n * f)} and gave what is left.`,
      why: () => 'is everything outside the sample.',
    },
  ],
  explain: ({ n, k, f }, frame) => ({
    plan: 'A random sample has about the same shares as the population. Find how many in the sample belong to the group that is asked for, then scale up.',
    steps: [
      {
        do: `In the sample, $${n} - ${k} = ${n - k}$ of ${n} ${frame === 'town' ? 'have no vegetable garden' : 'were not red all over'}.`,
        why: 'The question asks for the other group.',
      },
      {
        do: `The population is $${f}$ times as large: $${f} \\cdot ${n - k} = ${(n - k) * f}$.`,
        why: 'A random sample has about the same shares as the population.',
      },
    ],
    check: `With the others, $${f} \\cdot ${k} = ${f * k}$, it must make the whole population: $${(n - k) * f} + ${f * k} = ${n * f}$.`,
    faster: `In one line on a calculator: $${n * f} \\cdot \\frac{${n - k}}{${n}} = ${(n - k) * f}$.`,
  }),
  check: ({ n, k, total }) => num(Math.round(total - (total * k) / n)),
})

const margin = template({
  id: 'sat-math/margin-of-error-number',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({ p: int(rng, 22, 78), e: int(rng, 2, 6), t: 100 * int(rng, 12, 90), most: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'school',
      kind: 'words',
      items: 4,
      stem: ({ p, e, t, most }) =>
        `From a random sample, it is estimated that ${p}% of the ${group(t)} voters of a district support a new park, with a margin of error of ${e} percentage points. What is the ${most ? 'greatest' : 'least'} number of supporters in the district that is plausible according to the estimate?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 3,
      stem: ({ p, e, t, most }) =>
        `A survey of randomly chosen fans estimates that ${p}% of the ${group(t)} holders of season tickets would like earlier games, with a margin of error of ${e} percentage points. According to this estimate, what is the ${most ? 'greatest' : 'least'} plausible number of ticket holders who would like earlier games?`,
    },
  ],
  given: ({ p, e, t, most }) => ({ p, e, t, most }),
  answer: ({ p, e, t, most }) => num(((most ? p + e : p - e) * t) / 100),
  traps: [
    {
      misconception: 'sm-ignores-the-margin',
      classic: true,
      operation: 'part-left-out',
      operands: ({ p, t }) => [frac(t * p, 100)],
      rule: ({ p, t }) => num((p * t) / 100),
      why: ({ p }) => `is ${p}%, the estimate itself.`,
    },
    {
      misconception: 'sm-takes-the-other-bound',
      operation: 'solved-for-the-other',
      operands: ({ p, e, t, most }) => [frac(t * (most ? p - e : p + e), 100)],
      rule: ({ p, e, t, most }) => num(((most ? p - e : p + e) * t) / 100),
      why: ({ most }) => `is the ${most ? 'least' : 'greatest'} plausible number.`,
    },
    {
      misconception: 'sm-margin-as-a-number-of-people',
      operation: 'percent-as-amount',
      operands: ({ p, e, t, most }) => [frac(t * p, 100), most ? -e : e],
      rule: ({ p, e, t, most }) => num((p * t) / 100 + (most ? e : -e)),
      why: ({ e }) => `uses $${e}$ people instead of ${e} percentage points.`,
    },
    {
      misconception: 'sm-halves-the-margin',
      operation: 'halved-wrongly',
      operands: ({ e }) => [e],
      after: (x, { p, t, most }) => mul(most ? add(p, x) : sub(p, x), frac(t, 100)),
      rule: ({ p, e, t, most }) => (e % 2 === 0 ? num(((most ? p + e / 2 : p - e / 2) * t) / 100) : null),
      says: () => 'I used only half of the margin of error.',
      why: ({ e }) => `uses only ${e / 2} percentage points.`,
    },
    {
      misconception: 'sm-halves-the-margin',
      operation: 'counted-twice',
      operands: ({ e }) => [e],
      after: (x, { p, t, most }) => mul(most ? add(p, x) : sub(p, x), frac(t, 100)),
      rule: ({ p, e, t, most }) => num(((most ? p + 2 * e : p - 2 * e) * t) / 100),
      says: () => 'I used the margin of error twice.',
      why: () => 'uses the margin twice.',
    },
  ],
  explain: ({ p, e, t, most }) => {
    const end = most ? p + e : p - e
    return {
      plan: 'The margin of error goes to both sides of the estimate. Find the percent at the end that is asked for, then take that percent of the population.',
      steps: [
        {
          do: `The plausible share reaches from $${p}\\% - ${e}\\% = ${p - e}\\%$ to $${p}\\% + ${e}\\% = ${p + e}\\%$.`,
          why: 'The margin of error goes to both sides of the estimate.',
        },
        {
          do: `The ${most ? 'greatest' : 'least'} plausible share is $${end}\\%$.`,
          why: `The ${most ? 'upper' : 'lower'} end is asked.`,
        },
        {
          do: `$\\frac{${end}}{100} \\cdot ${t} = ${(end * t) / 100}$`,
          why: 'Take this percent of the whole population.',
        },
      ],
      check: `${p}% of $${t}$ is $${(p * t) / 100}$, and ${e}% of $${t}$ is $${(e * t) / 100}$: $${(p * t) / 100} ${most ? '+' : '-'} ${(e * t) / 100} = ${(end * t) / 100}$.`,
      faster: `In one line on a calculator: $(${p} ${most ? '+' : '-'} ${e}) \\div 100 \\cdot ${t} = ${(end * t) / 100}$.`,
    }
  },
  check: ({ p, e, t, most }) => num((t / 100) * p + ((most ? 1 : -1) * t * e) / 100),
})

export const templates = [estimate, margin]
