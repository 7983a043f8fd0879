import { group, int, num, pick, type Template, template, text, until } from '#kit'

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
      rule: ({ n, k, total }) => num((k * total) / n),
      why: ({ k, n }) => `uses $${k}$ of $${n}$ instead of $${n - k}$.`,
    },
    {
      misconception: 'sm-subtracts-from-the-sample-only',
      rule: ({ k, total }) => num(total - k),
      says: ({ k }) => `I took the $${k}$ of the sample off the whole population.`,
      why: ({ k }) => `takes the $${k}$ of the sample off the whole population.`,
    },
    {
      misconception: 'sm-subtracts-from-the-sample-only',
      rule: ({ n, k }) => num(n - k),
      says: () => 'I gave the number in the sample.',
      why: () => 'is the number in the sample.',
    },
    {
      misconception: 'sm-subtracts-from-the-sample-only',
      rule: ({ n, total }) => num(total - n),
      says: () => 'I subtracted the size of the sample from the population.',
      why: () => 'is everything outside the sample.',
    },
  ],
  explain: ({ n, k, f }) => ({
    plan: 'A random sample has about the same shares as the population. Find how many in the sample belong to the group that is asked for, then scale up.',
    steps: [
      { do: `In the sample, $${n} - ${k} = ${n - k}$ of ${n} do not.`, why: 'The question asks for the other group.' },
      {
        do: `The population is $${f}$ times as large: $${f} \\cdot ${n - k} = ${(n - k) * f}$.`,
        why: 'A random sample has about the same shares as the population.',
      },
    ],
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
      rule: ({ p, t }) => num((p * t) / 100),
      why: ({ p }) => `is ${p}%, the estimate itself.`,
    },
    {
      misconception: 'sm-takes-the-other-bound',
      rule: ({ p, e, t, most }) => num(((most ? p - e : p + e) * t) / 100),
      why: ({ most }) => `is the ${most ? 'least' : 'greatest'} plausible number.`,
    },
    {
      misconception: 'sm-margin-as-a-number-of-people',
      operation: 'percent-as-amount',
      rule: ({ p, e, t, most }) => num((p * t) / 100 + (most ? e : -e)),
      why: ({ e }) => `uses $${e}$ people instead of ${e} percentage points.`,
    },
    {
      misconception: 'sm-halves-the-margin',
      rule: ({ p, e, t, most }) => (e % 2 === 0 ? num(((most ? p + e / 2 : p - e / 2) * t) / 100) : null),
      says: () => 'I used only half of the margin of error.',
      why: ({ e }) => `uses only ${e / 2} percentage points.`,
    },
    {
      misconception: 'sm-halves-the-margin',
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
    }
  },
  check: ({ p, e, t, most }) => num((t / 100) * p + ((most ? 1 : -1) * t * e) / 100),
})

const groups = [
  {
    whole: 'all students of a university',
    part: 'first-year students of the university',
    one: 'students',
    topic: 'prefer evening classes',
    beyond: 'all university students in the country',
  },
  {
    whole: 'all residents of a city',
    part: 'residents of the city who own a car',
    one: 'residents',
    topic: 'want more bus lines',
    beyond: 'all residents of the state',
  },
  {
    whole: 'all members of a sports club',
    part: 'members of the sports club who swim',
    one: 'members',
    topic: 'would like longer opening hours',
    beyond: 'all members of sports clubs in the region',
  },
  {
    whole: 'all readers of an online magazine',
    part: 'readers of the online magazine who pay for it',
    one: 'readers',
    topic: 'would like fewer pictures',
    beyond: 'all people who read magazines online',
  },
] as const
const them = (k: number) => groups[k] as (typeof groups)[number]

/** How the people were found who answered. */
function asking(k: number, n: number, how: 'whole' | 'part' | 'none'): string {
  const g = them(k)
  if (how === 'none') return `A survey was posted online for ${g.whole}, and ${n} people answered it`
  const part = g.part.replace(' of the online ', ' of an online ').replace(' of the ', ' of a ')
  return `For a survey, ${n} people were selected at random from ${how === 'whole' ? g.whole : `the ${part}`}`
}

/** The sample is random among the whole, random among a part, or not random at all. */
const generalize = template({
  id: 'sat-math/generalize-from-sample',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 70,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({
    k: int(rng, 0, 3),
    n: 10 * int(rng, 8, 40),
    p: int(rng, 31, 79),
    how: pick(rng, ['whole', 'part', 'none'] as const),
  }),
  frames: [
    {
      id: 'largest',
      kind: 'words',
      items: 5,
      stem: ({ k, n, p, how }) => {
        return `<p>${asking(k, n, how)}. Of these people, ${p}% ${them(k).topic}.</p><p>What is the largest group to which this result can be generalized?</p>`
      },
    },
  ],
  given: ({ k, n, how }) => ({ n, story: asking(k, n, how) }),
  answer: ({ k, n, how }) => text(group4(k, n)[how]),
  traps: [
    {
      misconception: 'sm-generalizes-too-far',
      rule: (g) => (toldIn(g).how === 'whole' ? null : text(toldIn(g).whole)),
      says: ({ how }) =>
        how === 'part'
          ? 'I generalized to a group that is larger than the one from which people were selected.'
          : 'I generalized to the whole group, although the people were not selected at random.',
      why: ({ how }) => (how === 'part' ? 'is larger than the group that was sampled.' : 'was not sampled at random.'),
    },
    {
      misconception: 'sm-generalizes-too-little',
      rule: (g) => (toldIn(g).how === 'whole' ? text(toldIn(g).part) : null),
      says: () => 'I chose only a part of the group from which people were selected at random.',
      why: () => 'is only a part of the group that was sampled.',
    },
    {
      misconception: 'sm-generalizes-too-far',
      rule: (g) => (toldIn(g).how === 'none' ? text(toldIn(g).part) : null),
      says: () => 'I generalized to a part of the group, although the people were not selected at random.',
      why: () => 'was not sampled at random either.',
    },
    {
      misconception: 'sm-generalizes-too-little',
      rule: (g) => (toldIn(g).how === 'none' ? null : text(toldIn(g).none)),
      says: () => 'I thought that the result holds only for the people who were asked.',
      why: () => 'would be right only if the people had not been selected at random.',
    },
    {
      misconception: 'sm-generalizes-too-far',
      rule: (g) => text(toldIn(g).beyond),
      says: () => 'I generalized far beyond the people whom the survey could reach.',
      why: () => 'goes far beyond the group of the survey.',
    },
  ],
  explain: ({ k, n, how }) => ({
    plan: 'Look for how the people were found. A result holds for the group from which they were selected at random, and for no larger one; without random selection it holds only for those who answered.',
    steps: [
      {
        do:
          how === 'none'
            ? `The survey was posted online, and ${n} people answered it.`
            : `${n} people were selected at random from ${how === 'whole' ? them(k).whole : `the ${them(k).part.replace(' of the online ', ' of an online ').replace(' of the ', ' of a ')}`}.`,
        why: 'How the people were found decides for whom the result speaks.',
      },
      {
        do:
          how === 'none'
            ? 'These people chose themselves, so the sample is not random.'
            : 'Everybody in that group could have been chosen, and nobody outside of it.',
        why: 'Only random selection makes a sample represent a group.',
      },
      {
        do: `The answer: ${group4(k, n)[how]}.`,
        why:
          how === 'none'
            ? 'Nothing can be said about people who did not answer.'
            : 'A result holds for the group from which the sample was drawn, and for no larger one.',
      },
    ],
  }),
  // Reads whether and from whom people were selected at random: the result speaks for those.
  check: ({ n, story }) => {
    const [, pool] = story.split(/selected at random from (?:the )?/)
    return text(
      pool
        ? `${pool[0]?.toUpperCase()}${pool.slice(1).replace(/ of an? /, ' of the ')}`
        : `Only the ${n} people who answered`,
    )
  },
})

/** Whom a story speaks of, and how the people were found. */
function toldIn({ n, story }: Readonly<{ n: number; story: string }>) {
  const ways = ['whole', 'part', 'none'] as const
  for (const k of groups.keys())
    for (const how of ways) if (asking(k, n, how) === story) return { how, ...group4(k, n) }
  throw new Error(`no such survey: ${story}`)
}

function group4(k: number, n: number) {
  const g = them(k)
  const cap = (s: string): string => `${s[0]?.toUpperCase()}${s.slice(1).replace(/ of an? /, ' of the ')}`
  return {
    whole: cap(g.whole),
    part: cap(g.part),
    none: `Only the ${n} people who answered`,
    beyond: `${g.beyond[0]?.toUpperCase()}${g.beyond.slice(1)}`,
  }
}

const size = template({
  id: 'sat-math/margin-and-sample-size',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        n: 50 * int(rng, 2, 8),
        m: 50 * int(rng, 12, 30),
        p: int(rng, 30, 70),
        q: int(rng, 30, 70),
        first: int(rng, 0, 1) === 1,
      }),
      ({ p, q }) => p !== q,
    ),
  frames: [
    {
      id: 'two-samples',
      kind: 'words',
      items: 4,
      stem: ({ n, m, p, q, first }) =>
        `<p>Two random samples were taken from the voters of a city, and the margins of error were calculated in the same way. In sample 1, of ${group(first ? n : m)} voters, ${p}% want a new bridge. In sample 2, of ${group(first ? m : n)} voters, ${q}% want it.</p><p>Which sample most likely has the larger margin of error, and why?</p>`,
    },
  ],
  given: ({ n, m, p, q, first }) => ({ s1: first ? n : m, s2: first ? m : n, p, q }),
  answer: ({ first }) => text(why(first ? 1 : 2, 'small')),
  traps: [
    {
      misconception: 'sm-larger-sample-larger-error',
      classic: true,
      rule: ({ s1, s2 }) => text(why(s1 < s2 ? 2 : 1, 'large')),
      why: () => 'names the larger sample, whose estimate is more exact.',
    },
    {
      misconception: 'sm-error-depends-on-the-share',
      rule: ({ p, q }) => text(why(p > q ? 1 : 2, 'share')),
      says: () => 'I thought that the sample with the larger share of yes answers has the larger margin of error.',
      why: () => 'goes by the larger share of yes answers.',
    },
    {
      misconception: 'sm-error-depends-on-the-share',
      rule: ({ p, q }) => text(why(p > q ? 2 : 1, 'less')),
      says: () => 'I thought that the sample with the smaller share of yes answers has the larger margin of error.',
      why: () => 'goes by the smaller share of yes answers.',
    },
  ],
  explain: ({ n, m, first, p, q }) => ({
    plan: 'With the same method and similar shares, the margin of error depends on how many people were asked: the fewer, the larger.',
    steps: [
      {
        do: `Sample 1 has ${group(first ? n : m)} voters, sample 2 has ${group(first ? m : n)}.`,
        why: 'A larger random sample gives a more exact estimate.',
      },
      {
        do: `The shares, ${p}% and ${q}%, are estimates of the same number; which of them is larger says nothing about how exact it is.`,
        why: 'The margin of error tells how far an estimate may be off.',
      },
      {
        do: `The smaller sample has ${group(n)} voters: ${why(first ? 1 : 2, 'small')}.`,
        why: 'Fewer people mean a larger margin of error.',
      },
    ],
  }),
  check: ({ s1, s2, p, q }) => {
    const error = (s: number, r: number) => Math.sqrt((r * (100 - r)) / s)
    return text(why(error(s1, p) > error(s2, q) ? 1 : 2, 'small'))
  },
})

function why(sample: 1 | 2, reason: 'small' | 'large' | 'share' | 'less'): string {
  const because = {
    small: 'fewer voters were asked',
    large: 'more voters were asked',
    share: 'a larger share said yes',
    less: 'a smaller share said yes',
  }
  return `Sample ${sample}, because ${because[reason]}`
}

export const templates: readonly Template[] = [estimate, margin, generalize, size]
