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
    { misconception: 'sm-answers-the-opposite-group', shortcut: ({ k, f }) => num(k * f) },
    { misconception: 'sm-subtracts-from-the-sample-only', shortcut: ({ n, k, f }) => num(n * f - k) },
    {
      misconception: 'sm-subtracts-from-the-sample-only',
      rule: ({ n, k }) => num(n - k),
      why: () => 'is the number in the sample.',
    },
    { misconception: 'sm-subtracts-from-the-sample-only', shortcut: ({ n, f }) => num(n * f - n) },
  ],
  explain: ({ n, k, f }) => [
    { do: `In the sample, $${n} - ${k} = ${n - k}$ of ${n} do not.`, why: 'The question asks for the other group.' },
    {
      do: `The population is $${f}$ times as large: $${f} \\cdot ${n - k} = ${(n - k) * f}$.`,
      why: 'A random sample has about the same shares as the population.',
    },
  ],
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
    { misconception: 'sm-ignores-the-margin', rule: ({ p, t }) => num((p * t) / 100) },
    { misconception: 'sm-takes-the-other-bound', rule: ({ p, e, t, most }) => num(((most ? p - e : p + e) * t) / 100) },
    {
      misconception: 'sm-margin-as-a-number-of-people',
      rule: ({ p, e, t, most }) => num((p * t) / 100 + (most ? e : -e)),
    },
    {
      misconception: 'sm-halves-the-margin',
      rule: ({ p, e, t, most }) => (e % 2 === 0 ? num(((most ? p + e / 2 : p - e / 2) * t) / 100) : null),
    },
    {
      misconception: 'sm-halves-the-margin',
      rule: ({ p, e, t, most }) => num(((most ? p + 2 * e : p - 2 * e) * t) / 100),
      why: () => 'uses the margin twice.',
    },
  ],
  explain: ({ p, e, t, most }) => [
    {
      do: `The plausible share reaches from $${p - e}\\%$ to $${p + e}\\%$.`,
      why: 'The margin of error goes to both sides of the estimate.',
    },
    {
      do: `$${most ? p + e : p - e}\\%$ of ${group(t)} is $${((most ? p + e : p - e) * t) / 100}$.`,
      why: `The ${most ? 'upper' : 'lower'} end is asked.`,
    },
  ],
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
      shortcut: ({ k, n, how }) => (how === 'whole' ? null : text(group4(k, n).whole)),
    },
    {
      misconception: 'sm-generalizes-too-little',
      shortcut: ({ k, n, how }) => (how === 'part' ? null : text(group4(k, n).part)),
    },
    {
      misconception: 'sm-generalizes-too-little',
      shortcut: ({ k, n, how }) => (how === 'none' ? null : text(group4(k, n).none)),
    },
    { misconception: 'sm-generalizes-too-far', shortcut: ({ k, n }) => text(group4(k, n).beyond) },
  ],
  explain: ({ k, n, how }) => [
    {
      do:
        how === 'none'
          ? 'The people chose themselves, so the sample is not random.'
          : 'The people were selected at random from one group.',
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

const VERDICTS = {
  both: 'The program causes better results, and this holds for all students of the school',
  cause: 'The program causes better results for the students who took part, but this may not hold for others',
  link: 'The program is linked with better results at the school, but may not be their cause',
  neither: 'Better results may have other causes, and the finding may not hold for other students',
} as const
type Verdict = keyof typeof VERDICTS

const designs: Readonly<Record<Verdict, (n: number, what: string) => string>> = {
  both: (n, what) =>
    `For a study, ${n} students were selected at random from all students of a school and then assigned at random to one of two groups. One group joined a program in which students ${what}; the other group did not.`,
  cause: (n, what) =>
    `At a school, ${n} students volunteered for a study and were assigned at random to one of two groups. One group joined a program in which students ${what}; the other group did not.`,
  link: (n, what) =>
    `For a study, ${n} students were selected at random from all students of a school. Each of them decided freely whether to join a program in which students ${what}.`,
  neither: (n, what) =>
    `At a school, ${n} students volunteered for a study. Each of them decided freely whether to join a program in which students ${what}.`,
}

const cause = template({
  id: 'sat-math/study-conclusion',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({
    n: 20 * int(rng, 3, 15),
    what: pick(rng, [
      'learned vocabulary with flash cards',
      'took short breaks while studying',
      'studied in the library',
      'went for a run before studying',
    ] as const),
    v: pick(rng, ['both', 'cause', 'link', 'neither'] as const),
  }),
  frames: [
    {
      id: 'design',
      kind: 'words',
      items: 4,
      stem: ({ n, what, v }) =>
        `<p>${designs[v](n, what)} Those in the program had clearly better test results at the end.</p><p>Which conclusion is best supported?</p>`,
    },
  ],
  given: ({ n, what, v }) => ({ story: designs[v](n, what) }),
  answer: ({ v }) => text(VERDICTS[v]),
  traps: [
    {
      misconception: 'sm-claims-a-cause-without-assignment',
      shortcut: ({ v }) => (v === 'both' ? null : text(VERDICTS.both)),
    },
    {
      misconception: 'sm-overlooks-how-people-were-chosen',
      shortcut: ({ v }) => (v === 'cause' ? null : text(VERDICTS.cause)),
    },
    {
      misconception: 'sm-overlooks-how-people-were-chosen',
      shortcut: ({ v }) => (v === 'link' ? null : text(VERDICTS.link)),
    },
    {
      misconception: 'sm-denies-what-the-design-shows',
      shortcut: ({ v }) => (v === 'neither' ? null : text(VERDICTS.neither)),
    },
  ],
  explain: ({ v }) => [
    {
      do: `The students were ${v === 'both' || v === 'link' ? 'selected at random from the whole school' : 'volunteers'}, and the program was ${v === 'both' || v === 'cause' ? 'assigned at random' : 'chosen freely'}.`,
      why: 'Random selection allows generalizing; random assignment allows a conclusion about the cause.',
    },
    { do: `So this is supported: ${VERDICTS[v]}.`, why: 'Each of the two conditions is judged separately.' },
  ],
  check: ({ story }) => {
    const selected = story.includes('selected at random')
    const assigned = story.includes('assigned at random')
    return text(VERDICTS[selected ? (assigned ? 'both' : 'link') : assigned ? 'cause' : 'neither'])
  },
})

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
    { misconception: 'sm-larger-sample-larger-error', shortcut: ({ first }) => text(why(first ? 2 : 1, 'large')) },
    { misconception: 'sm-error-depends-on-the-share', rule: ({ p, q }) => text(why(p > q ? 1 : 2, 'share')) },
    { misconception: 'sm-error-depends-on-the-share', rule: ({ p, q }) => text(why(p > q ? 2 : 1, 'less')) },
  ],
  explain: ({ n, m, first }) => [
    {
      do: `The samples have ${group(first ? n : m)} and ${group(first ? m : n)} voters.`,
      why: 'A larger random sample gives a more exact estimate.',
    },
    {
      do: `The smaller one has ${group(n)}: ${why(first ? 1 : 2, 'small')}.`,
      why: 'Fewer people mean a larger margin of error.',
    },
  ],
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

export const templates: readonly Template[] = [estimate, margin, generalize, cause, size]
