import { int, pick, type Template, template, text } from '#kit'

const skill = 'sm-inference-and-claims'

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

/** What a study allows: whether people were selected at random, and whether they were assigned at random. */
const allowed = (story: string): Verdict => {
  const assigned = story.includes('assigned at random')
  if (story.includes('selected at random')) return assigned ? 'both' : 'link'
  return assigned ? 'cause' : 'neither'
}

/** The conclusion `claim`, where the study allows one of `real` instead. */
const claimed =
  (claim: Verdict, ...real: readonly Verdict[]) =>
  ({ story }: Readonly<{ story: string }>) =>
    real.includes(allowed(story)) ? text(VERDICTS[claim]) : null

const NOT_ASSIGNED = 'the students decided freely whether to join'

const NOT_SELECTED = 'the students were volunteers'

/** What would have to be so for another conclusion to hold. */
const tested = (n: number, v: Verdict): string => {
  const eager = 'eager students may have joined more often, and they would do better without any program'
  const reach = `students who do not volunteer could not be among the ${n}`
  return {
    both: `Try to find another reason: eager students are in both groups alike, and every student of the school could be among the ${n}.`,
    cause: `Try to find another reason: eager students are in both groups alike, so that cannot be it. But ${reach}.`,
    link: `Try to find another reason: ${eager}. But every student of the school could be among the ${n}.`,
    neither: `Try to find another reason: ${eager}. And ${reach}.`,
  }[v]
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
      rule: claimed('both', 'link', 'neither'),
      says: ({ v }) =>
        v === 'link'
          ? `I claimed a cause, although ${NOT_ASSIGNED}.`
          : `I claimed a cause for the whole school, although ${NOT_SELECTED} and decided freely whether to join.`,
      why: ({ v }) =>
        v === 'link'
          ? `claims a cause, although ${NOT_ASSIGNED}.`
          : `claims a cause and the whole school, although ${NOT_SELECTED} who decided freely.`,
    },
    {
      misconception: 'sm-claims-a-cause-without-assignment',
      rule: claimed('cause', 'neither', 'link'),
      says: ({ v }) =>
        v === 'neither'
          ? `I claimed a cause, although ${NOT_ASSIGNED}.`
          : 'I claimed a cause, although the students decided freely, and I overlooked that they were selected at random.',
      why: () => `claims a cause, although ${NOT_ASSIGNED}.`,
    },
    {
      misconception: 'sm-overlooks-how-people-were-chosen',
      rule: claimed('both', 'cause'),
      says: () => `I took the result as true for the whole school, although ${NOT_SELECTED}.`,
      why: () => `speaks of the whole school, although ${NOT_SELECTED}.`,
    },
    {
      misconception: 'sm-overlooks-how-people-were-chosen',
      rule: claimed('link', 'neither', 'cause'),
      says: ({ v }) =>
        v === 'neither'
          ? `I took the result as true for the school, although ${NOT_SELECTED}.`
          : `I took the result as true for the school, although ${NOT_SELECTED}, and I overlooked the random assignment.`,
      why: () => `speaks of the school, although ${NOT_SELECTED}.`,
    },
    {
      misconception: 'sm-denies-what-the-design-shows',
      rule: claimed('cause', 'both'),
      says: () => 'I overlooked that the students were selected at random from the whole school.',
      why: () => 'denies that the result holds for the school, although the students were selected at random.',
    },
    {
      misconception: 'sm-denies-what-the-design-shows',
      rule: claimed('link', 'both'),
      says: () => 'I overlooked that the students were assigned to the groups at random.',
      why: () => 'denies a cause, although the groups were assigned at random.',
    },
    {
      misconception: 'sm-denies-what-the-design-shows',
      rule: claimed('neither', 'both', 'cause', 'link'),
      says: ({ v }) =>
        v === 'both'
          ? 'I overlooked both the random selection and the random assignment.'
          : v === 'cause'
            ? 'I overlooked that the students were assigned to the groups at random.'
            : 'I overlooked that the students were selected at random from the whole school.',
      why: ({ v }) =>
        v === 'both'
          ? 'denies both conclusions that the design allows.'
          : v === 'cause'
            ? 'denies a cause, although the groups were assigned at random.'
            : 'denies that the result holds for the school, although the students were selected at random.',
    },
  ],
  explain: ({ n, v }) => {
    const [selected, assigned] = [v === 'both' || v === 'link', v === 'both' || v === 'cause']
    return {
      plan: 'Ask two questions. Were the people selected at random? Then the result holds for the whole group. Were they assigned at random? Then one may speak of a cause.',
      steps: [
        {
          do: selected
            ? 'The students were selected at random from the whole school, so the result holds for the school.'
            : 'The students were volunteers, so the result may not hold for others.',
          why: 'Only random selection lets one speak about a whole group.',
        },
        {
          do: assigned
            ? 'The program was assigned at random, so it can be called the cause.'
            : 'The students chose freely whether to join, so the program may not be the cause.',
          why: assigned
            ? 'Random assignment makes the groups alike in everything but the program.'
            : 'Those who join may differ in other ways, for example in how eager they are.',
        },
        { do: `So this is supported: ${VERDICTS[v]}.`, why: 'Each of the two conditions is judged separately.' },
      ],
      faster: `Strike options by two words in the text. ${selected ? '“Selected at random” strikes what doubts that the result holds for the school' : '“Volunteered” strikes what speaks of the school as a whole'}; ${assigned ? '“assigned at random” strikes what doubts the cause' : '“decided freely” strikes what calls the program the cause'}. One option is left.`,
      check: tested(n, v),
    }
  },
  check: ({ story }) => {
    const selected = story.includes('selected at random')
    const assigned = story.includes('assigned at random')
    return text(VERDICTS[selected ? (assigned ? 'both' : 'link') : assigned ? 'cause' : 'neither'])
  },
})

export const templates: readonly Template[] = [cause]
