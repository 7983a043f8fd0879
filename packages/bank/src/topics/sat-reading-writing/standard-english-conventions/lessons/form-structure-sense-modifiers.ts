import { lesson, markedText, text } from '#kit'

export const modifiers = lesson({
  idea: '<p>A describing phrase at the front of a sentence is like a name tag lying on a chair. Whoever sits down in that chair wears it. <i>Barking loudly, …</i> is the tag; the noun right after the comma takes the seat. If the next words are <i>the mail carrier</i>, then the mail carrier barks.</p><p>You know who is meant, and that is the danger. Your mind repairs the sentence before you notice that it is broken. So read slowly, as if you knew nothing.</p>',
  figure: markedText(
    '[[Polished by centuries of feet|the tag: what was polished?]][[,|here is the seat]] [[the stone steps|right: the steps were polished]] shine after rain.',
    'The noun after the comma wears the tag',
  ),
  words: [
    { word: 'modifier', meaning: 'Words that describe another word.' },
    { word: 'dangling modifier', meaning: 'A describing phrase whose noun is missing or not beside it.' },
    {
      word: 'misplaced modifier',
      meaning: 'Describing words beside the wrong noun: <i>Mia saw a fox looking through the window</i>.',
    },
    {
      word: 'participial phrase',
      meaning: 'A phrase that begins with an -ing or -ed form: <i>running home</i>, <i>painted red</i>.',
    },
    { word: 'passive', meaning: 'A form in which the subject has something done to it: <i>was painted by Kim</i>.' },
  ],
  rule: '<ol><li>Read the opening phrase and ask: who or what is this about?</li><li>Answer with one noun.</li><li>Choose the clause that begins with that noun, right after the comma.</li></ol><p>Beware of <i>there is</i>, <i>it was</i>, and possessives: in <i>Maria’s letters</i>, the noun is <i>letters</i>.</p><p>A phrase in the middle or at the end belongs beside its noun as well. In <i>Mia found a coin walking home</i>, the coin walks. Move it: <i>Walking home, Mia found a coin</i>.</p>',
  use: '<p>The sentence begins with a phrase and a comma, and the choices are whole clauses that say nearly the same thing but begin with different nouns. The phrase may start with an -ing or -ed form, with <i>to</i> and a verb (<i>To save time, …</i>), with <i>like</i>, <i>unlike</i>, or <i>as</i>, or with a noun (<i>A trained pilot, …</i>).</p>',
  avoid:
    '<p>If the opening has its own subject (<i>When the rain stopped</i>), it is a clause and dangles nowhere. Then check marks and tense instead.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Looking through the window, <span class="blank">______</span></p><ul><li>Priya saw a fox in the garden.</li><li>a fox was seen by Priya in the garden.</li><li>there was a fox in the garden.</li><li>the garden had a fox in it.</li></ul>',
      covers: ['rw-dangling-modifier', 'rw-modifier-there-is'],
      steps: [
        {
          do: 'Ask: who was <i>looking through the window</i>? Priya.',
          why: 'An -ing phrase needs somebody who does it.',
        },
        {
          do: 'So <i>Priya</i> must come right after the comma.',
          why: 'Whoever takes that seat is the one who looks.',
        },
        {
          do: 'Only one choice begins with her: <b>Priya saw a fox in the garden.</b>',
          why: 'In the others a fox, <i>there</i>, or the garden looks through the window. An empty <i>there</i> or <i>it</i> stands for nobody.',
        },
      ],
      answer: text('Priya saw a fox in the garden.'),
    },
    {
      level: 'Next',
      asks: '<p>Carved from a single block of ice, <span class="blank">______</span></p><ul><li>the swan began to melt before the guests arrived.</li><li>the guests arrived after the swan had begun to melt.</li><li>the swan’s wings were gone before the guests arrived.</li><li>melting began before the guests saw the swan.</li></ul>',
      covers: ['rw-dangling-modifier', 'rw-modifier-before-a-part'],
      steps: [
        {
          do: 'Ask: what was <i>carved from a single block of ice</i>? The swan.',
          why: 'An -ed or -en phrase needs something to which it was done.',
        },
        {
          do: '<i>The guests</i> and <i>melting</i> take the wrong seat. They are out.',
          why: 'Guests are not carved from ice.',
        },
        {
          do: 'Careful with <i>the swan’s wings</i>: the noun there is <i>wings</i>. The whole swan was carved from one block.',
          why: 'A possessive only describes the noun behind it. It cannot take the seat.',
        },
        {
          do: 'The answer is <b>the swan began to melt before the guests arrived.</b>',
          why: 'The swan stands right after the comma.',
        },
      ],
      answer: text('the swan began to melt before the guests arrived.'),
    },
    {
      level: 'Exam level',
      asks: '<p>Unlike the paper maps of the time, which showed every village in the same small type, <span class="blank">______</span></p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>Aldous Finch’s map used a larger type for towns with a doctor.</li><li>Aldous Finch used a larger type on the map for towns with a doctor.</li><li>towns with a doctor were printed in a larger type on Aldous Finch’s map.</li><li>a larger type was used on Aldous Finch’s map for towns with a doctor.</li></ul>',
      covers: ['rw-dangling-modifier'],
      steps: [
        {
          do: 'The opening compares: <i>Unlike the paper maps …</i> The <i>which</i> clause only adds to <i>maps</i>, so set it aside.',
          why: 'Short version: <i>Unlike the paper maps, ______</i>',
        },
        {
          do: 'Ask: what is unlike maps? Another map.',
          why: 'A comparison has to set like beside like. A person, a town, or a kind of type is not the partner of a map.',
        },
        {
          do: 'Look at the noun that really comes first: <i>map</i>, <i>Finch</i>, <i>towns</i>, <i>type</i>.',
          why: 'Here the possessive helps: in <i>Aldous Finch’s map</i> the noun is <i>map</i>.',
        },
        {
          do: 'The answer is <b>Aldous Finch’s map used a larger type for towns with a doctor.</b>',
          why: 'Now maps are compared with a map.',
        },
      ],
      answer: text('Aldous Finch’s map used a larger type for towns with a doctor.'),
    },
  ],
  tryIt: {
    asks: '<p>Woven from dried grass, <span class="blank">______</span></p><ul><li>the basket held water for an hour.</li><li>the weaver filled the basket with water.</li><li>the basket’s handle broke first.</li></ul>',
    steps: [
      {
        ask: 'What was woven from dried grass?',
        answer: { choose: ['the basket', 'the weaver', 'the water'] },
        slips: [
          { choice: 1, says: 'The weaver did the weaving. What was woven?' },
          { choice: 2, says: 'Water cannot be woven.' },
        ],
        done: 'The phrase is about the basket.',
      },
      {
        ask: 'What is the noun of <i>the basket’s handle</i>?',
        like: 2,
        answer: { choose: ['handle', 'basket'] },
        slips: [
          {
            choice: 1,
            says: '<i>Basket’s</i> only tells whose. What broke?',
            misconception: 'rw-dangling-modifier',
          },
        ],
        done: 'The noun is <i>handle</i>, so this choice speaks of a woven handle.',
      },
      {
        ask: 'Which choice is right?',
        like: 3,
        answer: {
          choose: [
            'the basket held water for an hour.',
            'the weaver filled the basket with water.',
            'the basket’s handle broke first.',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Now the weaver takes the seat and is woven from grass.',
            misconception: 'rw-dangling-modifier',
          },
          {
            choice: 2,
            says: 'The noun after the comma is <i>handle</i>, not <i>basket</i>.',
            misconception: 'rw-dangling-modifier',
          },
        ],
        done: '<b>the basket held water for an hour.</b>',
      },
    ],
    answer: text('the basket held water for an hour.'),
  },
  trap: '<p>Falling for the smoothest clause. The wrong choices are good sentences by themselves; they only follow the wrong phrase. <i>Walking home, the rain began</i> has two fine halves, and the rain goes for a walk.</p>',
  check:
    '<p>Make a sentence out of the opening: take your noun and put it in front. <i>Priya was looking through the window. The swan was carved from ice.</i> If the new sentence is true, the modifier sits right.</p>',
  mends: {
    'rw-dangling-modifier': [0, 1],
    'rw-pronoun-no-antecedent': [0, 2],
    'rw-fragment-by-participle': [0, 0],
    'rw-modifier-there-is': [0, 1],
    'rw-modifier-before-a-part': [1, 2],
  },
})
