import { group, int, pick, template, text, until } from '#kit'

const skill = 'sm-inference-and-claims'

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
      rule: (g) => (toldIn(g).how === 'part' ? text(toldIn(g).whole) : null),
      says: () => 'I generalized to a group that is larger than the one from which people were selected.',
      why: () => 'is larger than the group that was sampled.',
    },
    {
      misconception: 'sm-ignores-how-people-were-selected',
      rule: (g) => (toldIn(g).how === 'none' ? text(toldIn(g).whole) : null),
      says: () => 'I generalized to the whole group, although the people were not selected at random.',
      why: () => 'was not sampled at random.',
    },
    {
      misconception: 'sm-generalizes-too-little',
      rule: (g) => (toldIn(g).how === 'whole' ? text(toldIn(g).part) : null),
      says: () => 'I chose only a part of the group from which people were selected at random.',
      why: () => 'is only a part of the group that was sampled.',
    },
    {
      misconception: 'sm-ignores-how-people-were-selected',
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
    faster:
      how === 'none'
        ? 'Look for the word “random” first: it is missing, so the result speaks for nobody but the people who answered.'
        : 'Look for the words “selected at random from”: the group named right after them is the answer.',
    check:
      how === 'none'
        ? `Think of somebody who saw the survey and did not answer: the ${n} answers tell nothing about this opinion, so no larger group is safe.`
        : how === 'whole'
          ? `Test the groups beside it: among ${them(k).beyond} are people who could not be selected, and the ${them(k).part} are not all who could.`
          : `Test the groups beside it: among ${group4(k, n).whole.toLowerCase()} are people who could not be selected, and the ${n} people who were asked are not all who could.`,
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
  draw: (rng) => {
    const drawn = until(
      () => ({
        n: 50 * int(rng, 2, 8),
        m: 50 * int(rng, 12, 30),
        p: int(rng, 30, 70),
        first: int(rng, 0, 1) === 1,
      }),
      ({ p }) => p !== 50,
    )
    // Shares equally far from 50% leave the number of voters as the only reason.
    return { ...drawn, q: 100 - drawn.p }
  },
  frames: [
    {
      id: 'two-samples',
      kind: 'words',
      items: 4,
      stem: ({ n, m, p, q, first }) =>
        `<p>Two random samples were taken from the voters of a city, and the margins of error were calculated in the same way. In sample 1, of ${group(first ? n : m)} voters, ${p}% said yes to a new bridge. In sample 2, of ${group(first ? m : n)} voters, ${q}% said yes.</p><p>Which sample most likely has the larger margin of error, and why?</p>`,
    },
    {
      id: 'county',
      kind: 'words',
      items: 4,
      stem: ({ n, m, p, q, first }) =>
        `<p>From the voters of a county, two samples were selected at random and asked whether they support a plan for a new library. Of the ${group(first ? n : m)} voters in sample 1, ${p}% said yes; of the ${group(first ? m : n)} voters in sample 2, ${q}% said yes. Both margins of error were calculated by the same method.</p><p>For which sample is the margin of error most likely larger, and why?</p>`,
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
    plan: 'With the same method, the margin of error depends above all on how many people were asked: the fewer, the larger.',
    steps: [
      {
        do: `Sample 1 has ${group(first ? n : m)} voters, sample 2 has ${group(first ? m : n)}.`,
        why: 'A larger random sample gives a more exact estimate.',
      },
      {
        do: `Which of the shares is larger, ${p}% or ${q}%, does not tell which estimate is more exact.`,
        why: 'The margin of error tells how far an estimate may be off.',
      },
      {
        do: `The smaller sample has ${group(n)} voters: ${why(first ? 1 : 2, 'small')}.`,
        why: 'Fewer people mean a larger margin of error.',
      },
    ],
    faster: `Strike the two options that give a share as the reason. Of the other two, take the one with fewer voters, ${group(n)}: the fewer are asked, the less exact is the estimate.`,
    check: `A rule of thumb for the margin of error is 1 divided by the square root of the number of people: about ${Math.round(100 / Math.sqrt(n))}% for ${group(n)} voters and about ${Math.round(100 / Math.sqrt(m))}% for ${group(m)}.`,
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

export const templates = [generalize, size]
