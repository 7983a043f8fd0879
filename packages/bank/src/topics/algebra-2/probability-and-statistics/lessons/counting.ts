import { lesson, num, table } from '#kit'

/** All groups of k out of n people, listed one by one. */
function groups(n: number, k: number, from = 0): number {
  if (k === 0) return 1
  let count = 0
  for (let first = from; first < n; first++) count += groups(n, k - 1, first + 1)
  return count
}

/** How many different words the letters make, found by building them all. */
function words(letters: string): number {
  if (letters.length < 2) return 1
  return [...new Set(letters)].reduce((count, l) => count + words(letters.replace(l, '')), 0)
}

export const counting = lesson({
  idea: '<p>How many ways are there? Listing them all is safe, but slow. The multiplication principle is quicker: if there are 4 choices for the first place and then 3 for the second, there are $4 \\cdot 3 = 12$ ways in order.</p><p>But does the order matter? If A and B become president and secretary, AB and BA are different. If they only form a team, AB and BA are the same team. The table shows that each team of two was counted twice. So there are $12 \\div 2 = 6$ teams.</p>',
  figure: table(
    ['team', 'orders'],
    [
      ['A and B', 'AB, BA'],
      ['A and C', 'AC, CA'],
      ['A and D', 'AD, DA'],
      ['B and C', 'BC, CB'],
      ['B and D', 'BD, DB'],
      ['C and D', 'CD, DC'],
    ],
    'Two out of four people: 12 orders, but only 6 teams',
  ),
  words: [
    { word: 'multiplication principle', meaning: 'Numbers of choices that follow each other are multiplied.' },
    { word: 'permutation', meaning: 'A choice in which the order matters.' },
    { word: 'combination', meaning: 'A choice in which the order does not matter; $\\binom{n}{k}$ counts them.' },
    { word: 'factorial', meaning: '$n! = n(n - 1)(n - 2) \\cdots 1$, the number of orders of $n$ things.' },
  ],
  rule: '<ul><li>One after the other: multiply the numbers of choices.</li><li>In order, $k$ out of $n$: $n(n - 1)(n - 2) \\cdots$ with $k$ factors.</li><li>Without order: divide by $k!$, so $\\binom{n}{k} = \\frac{n!}{k!(n - k)!}$.</li><li>Equal letters: divide by the factorial of each repetition.</li></ul>',
  use: '<p>“In how many ways,” “how many different.” Then ask: would another order be another result? Offices and places: yes. Groups, teams and hands of cards: no.</p>',
  avoid:
    '<p>If choices exclude each other (soup <em>or</em> salad), their numbers are added. If the same thing may be chosen again, the factors do not get smaller.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A canteen offers 3 soups, 4 main dishes and 2 desserts. Uma takes one of each. How many different meals are possible?',
      covers: ['algebra-2/choices-from-a-menu'],
      steps: [
        {
          do: 'With each of the 3 soups go all 4 main dishes: $3 \\cdot 4 = 12$.',
          why: 'Think of a tree: 3 branches, each with 4 twigs. So multiply, do not add.',
        },
        {
          do: 'With each of these go 2 desserts: $12 \\cdot 2 = 24$ meals.',
          why: 'Every new course multiplies again.',
        },
      ],
      answer: num(24),
      check: () => {
        let meals = 0
        for (let s = 0; s < 3; s++) for (let m = 0; m < 4; m++) for (let d = 0; d < 2; d++) meals++
        return num(meals)
      },
    },
    {
      level: 'Next',
      asks: 'A club of 9 members sends a group of 3 to a meeting. How many different groups are possible?',
      covers: ['algebra-2/order-or-not'],
      steps: [
        {
          do: 'In order: $9 \\cdot 8 \\cdot 7 = 504$ ways.',
          why: 'Nobody is chosen twice, so each choice leaves one fewer. If the three had different offices, you would be done.',
        },
        {
          do: 'In a group the order does not matter. Each group was counted $3! = 3 \\cdot 2 \\cdot 1 = 6$ times.',
          why: 'Three people can be named in 6 orders.',
        },
        {
          do: '$504 \\div 6 = 84$ groups',
          why: 'This is $\\binom{9}{3}$.',
        },
        {
          do: 'Where did this go wrong? Wei gets 504. That is $9 \\cdot 8 \\cdot 7$: Wei counted every order of the same group separately.',
          why: 'Carry out each mistake that is offered. Letting a person be chosen again would give $9^3 = 729$, dividing by 3 only 168.',
          covers: ['algebra-2/counting-mistake'],
        },
      ],
      answer: num(84),
      check: () => num(groups(9, 3)),
    },
    {
      level: 'Exam level',
      asks: 'A band is chosen from 6 singers and 5 drummers. It has 2 singers and 2 drummers. How many different bands are possible?',
      covers: ['algebra-2/group-from-two-kinds', 'algebra-2/at-least-one-of-a-kind'],
      steps: [
        { do: 'Singers: $\\binom{6}{2} = \\frac{6 \\cdot 5}{2} = 15$.', why: 'A pair of singers has no order.' },
        {
          do: 'Drummers: $\\binom{5}{2} = \\frac{5 \\cdot 4}{2} = 10$.',
          why: 'They are chosen from their own group, not from all 11.',
        },
        {
          do: 'Together: $15 \\cdot 10 = 150$ bands.',
          why: 'Each pair of singers can play with each pair of drummers.',
        },
        {
          do: 'Asked another way: 3 of the 11 play, at least one of them a drummer. All groups less those without: $\\binom{11}{3} - \\binom{6}{3} = 165 - 20 = 145$.',
          why: '“At least one” is everything except “none.” A drummer first and then any two would count some groups twice.',
        },
      ],
      answer: num(150),
      check: () => num(groups(6, 2) * groups(5, 2)),
    },
    {
      level: 'Exam level',
      asks: 'In how many different ways can the letters of the word BANANA be arranged?',
      covers: ['algebra-2/arrangements-of-letters'],
      steps: [
        {
          do: 'Six different letters would have $6! = 720$ orders.',
          why: 'Six choices for the first place, five for the second, and so on.',
        },
        {
          do: 'The three A’s can be swapped without a change: divide by $3! = 6$.',
          why: 'Otherwise each arrangement is counted 6 times.',
        },
        {
          do: 'The two N’s, too: divide by $2! = 2$. So $720 \\div 6 \\div 2 = 60$.',
          why: 'Each repeated letter has its own division.',
        },
      ],
      answer: num(60),
      check: () => num(words('BANANA')),
    },
  ],
  tryIt: {
    asks: 'From 10 students a team of 3 is chosen. How many different teams are possible?',
    steps: [
      {
        ask: 'In how many ways can 3 be chosen in order?',
        answer: { typed: num(10 * 9 * 8) },
        slips: [
          {
            typed: num(1000),
            says: 'Nobody can be chosen twice: the numbers get smaller.',
            misconception: 'a2-prob-allows-repetition',
          },
          {
            typed: num(27),
            says: 'You added. Choices that follow each other are multiplied.',
            misconception: 'a2-prob-adds-the-choices',
          },
        ],
        done: '$10 \\cdot 9 \\cdot 8 = 720$',
      },
      {
        ask: 'How many orders does one team of 3 have?',
        answer: { typed: num(6) },
        slips: [
          {
            typed: num(3),
            says: 'Write them down for A, B, C: ABC, ACB, BAC, and on.',
            misconception: 'a2-prob-is-one-off',
          },
          { typed: num(9), says: 'Multiply $3 \\cdot 2 \\cdot 1$.', misconception: 'a2-prob-allows-repetition' },
        ],
        done: '$3! = 3 \\cdot 2 \\cdot 1 = 6$',
      },
      {
        ask: 'How many teams are there?',
        answer: { typed: num(720 / 6) },
        slips: [
          { typed: num(720), says: 'That counts every order of a team.', misconception: 'a2-prob-confuses-order' },
          {
            typed: num(240),
            says: 'You divided by 3. A team has more orders than that.',
            misconception: 'a2-prob-is-one-off',
          },
        ],
        done: '$720 \\div 6 = 120$',
      },
    ],
    answer: num(120),
    check: () => num(groups(10, 3)),
  },
  trap: '<p>Counting a group several times. A group is the same in any order. From 8 people, 3 officers can be elected in 336 ways, but there are only $336 \\div 6 = 56$ groups of 3.</p>',
  check:
    '<p>Try the same question with tiny numbers, such as 2 out of 4, and list all ways. Your method must give that number.</p>',
  mends: {
    'a2-prob-adds-the-choices': [0, 0],
    'a2-prob-is-one-off': [1, 1],
    'a2-prob-allows-repetition': [1, 0],
    'a2-prob-confuses-order': [1, 1],
    'a2-prob-names-an-error-without-testing': [1, 3],
    'a2-prob-mixes-the-two-kinds': [2, 1],
    'a2-prob-ignores-equal-letters': [3, 1],
    'a2-prob-divides-by-k': [1, 1],
    'a2-prob-gives-the-groups-without': [2, 3],
    'a2-prob-counts-exactly-one': [2, 3],
    'a2-prob-counts-some-groups-several-times': [2, 3],
    'a2-prob-forgets-to-subtract-the-rest': [2, 3],
  },
})
