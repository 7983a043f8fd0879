import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-counting',
    name: 'Counting, permutations and combinations',
    needs: ['a1-order-of-operations'],
    codes: ['S-CP.B.9'],
    lesson: {
      idea: 'Choices that are made one after the other are multiplied. Then ask whether the order matters: if two of the chosen change places, is it another result? For the winners of a race it is, for the players of a team it is not.',
      rule: 'In order: $n(n - 1)(n - 2)\\cdots$, with $k$ factors. Without order: divide by $k!$, which gives $\\binom{n}{k} = \\frac{n!}{k!(n - k)!}$.',
      example:
        'From 8 people, 3 officers with different offices: $8 \\cdot 7 \\cdot 6 = 336$ ways. A group of 3 without offices: $336 \\div 6 = 56$ ways.',
      trap: 'A group is the same group in any order. Do not count it six times.',
    },
  }),
  skill({
    id: 'a2-conditional-probability',
    name: 'Conditional probability and independence',
    needs: ['a2-counting', 'a1-two-way-tables'],
    codes: ['S-CP.A.2', 'S-CP.A.3', 'S-CP.A.4', 'S-CP.B.6', 'S-CP.B.7'],
    lesson: {
      idea: 'A condition makes the group of possible cases smaller. The probability is then taken within this smaller group.',
      rule: '$P(A \\mid B) = \\frac{P(A \\text{ and } B)}{P(B)}$. Independent events: $P(A \\text{ and } B) = P(A) \\cdot P(B)$. Always: $P(A \\text{ or } B) = P(A) + P(B) - P(A \\text{ and } B)$.',
      example:
        'Of 30 students 12 play chess, and 9 of these 12 also sing. The probability that a chess player sings is $\\frac{9}{12} = \\frac{3}{4}$.',
      trap: 'The probability that a chess player sings is not the probability that a singer plays chess. Look which group is given.',
    },
  }),
  skill({
    id: 'a2-normal-distribution',
    name: 'Normal distribution and z-scores',
    needs: ['a1-center-and-outliers', 'a1-spread'],
    codes: ['S-ID.A.4'],
    lesson: {
      idea: 'Many quantities pile up around their mean in the shape of a bell. The standard deviation tells how wide the bell is.',
      rule: '$z = \\frac{x - \\mu}{\\sigma}$ counts standard deviations from the mean. About 68% of the values lie within 1, 95% within 2, 99.7% within 3 standard deviations.',
      example:
        'Mean 100, standard deviation 15: the value 130 has $z = \\frac{130 - 100}{15} = 2$. Above it lie half of 5%, that is 2.5%.',
      trap: 'The 5% outside of two standard deviations lie on both sides: only 2.5% on each.',
    },
  }),
  skill({
    id: 'a2-sampling-and-experiments',
    name: 'Sampling, margin of error and experiments',
    needs: ['a1-percent-and-percent-change', 'a1-center-and-outliers'],
    codes: ['S-IC.A.1', 'S-IC.B.3', 'S-IC.B.4', 'S-IC.B.5'],
    lesson: {
      idea: 'A sample picked at random tells something about the whole population, up to a margin of error. Only an experiment, where chance decides who is treated, can show a cause.',
      rule: 'The true share plausibly lies between sample result minus margin and sample result plus margin. The margin is about $\\frac{1}{\\sqrt{n}}$: for half the margin ask four times as many.',
      example:
        'Of 400 people 52% say yes. The margin is about $\\frac{1}{\\sqrt{400}} = 0.05$, so the true share lies plausibly between 47% and 57%.',
      trap: 'People who choose to answer, as in an online poll, are not a random sample, however many they are. And a large sample makes the margin small, but it does not repair a bad choice of people.',
    },
  }),
]
