import { lesson, markedText, text } from '#kit'

export const asides = lesson({
  idea: '<p>Some words in a sentence tell you <em>which</em> person or thing is meant. Others only add a remark about somebody you know already. Compare: <i>Students who ride the bus may leave early</i> and <i>Our principal, who rides the bus, leaves early</i>. Take out <i>who ride the bus</i>, and all students go home. Take out <i>who rides the bus</i>, and it is still the same principal.</p><p>Commas work like handles. They show the reader which words can be lifted out. So extra words get two handles, and needed words get none.</p>',
  figure: markedText(
    'My grandmother[[,|first handle]] [[who grew up on a farm|extra: you know who is meant without it]][[,|second handle]] can name any tree [[that grows in this valley|needed: it tells which trees, so no commas]].',
    'Extra words and needed words',
  ),
  words: [
    { word: 'nonessential', meaning: 'Extra: the sentence still means the same person or thing without these words.' },
    { word: 'essential', meaning: 'Needed: without these words you would not know which one is meant.' },
    { word: 'relative clause', meaning: 'A clause that begins with <i>who, which, that, whose,</i> or <i>where</i>.' },
    { word: 'appositive', meaning: 'A noun that renames the noun beside it: <i>my dog, a beagle, …</i>' },
  ],
  rule: '<ol><li>Lift the words out.</li><li>You still know which one is meant: the words are extra. Put a comma <b>before and after</b> them.</li><li>You no longer know which one: the words are needed. Put <b>no</b> commas.</li></ol><p>A clause with <i>that</i> is needed. A clause with <i>, which</i> is extra.</p>',
  use: '<p>Use this when a description stands right after a noun: a clause with <i>who</i> or <i>which</i>, a second name for the same thing, or a phrase such as <i>built in 1890</i>.</p>',
  avoid:
    '<p>A title before a name takes no comma: <i>the novelist Ana Ruiz</i>, since the name tells which novelist. If an aside already opens with a dash, close it with a dash, not with a comma.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Lake Baikal, the deepest lake in the <span class="blank">______</span> more water than all the Great Lakes of North America together.</p><ul><li>world, holds</li><li>world holds</li><li>world; holds</li><li>world, it holds</li></ul>',
      covers: ['rw-missing-comma-at-seam', 'rw-semicolon-with-fragment', 'rw-second-subject'],
      steps: [
        {
          do: 'Lift out <i>the deepest lake in the world</i>. Left: <i>Lake Baikal holds more water …</i> It still works, and you still know which lake.',
          why: 'A name points to one thing only, so a description after it is extra.',
        },
        {
          do: 'The aside opens with a comma after <i>Baikal</i>. It has to close with a comma after <i>world</i>.',
          why: 'One comma alone would cut the subject <i>Lake Baikal</i> off from its verb.',
        },
        {
          do: '<i>It</i> would give the verb a second subject. The answer is <b>world, holds</b>.',
          why: 'Without the aside you would read <i>Lake Baikal it holds</i>.',
        },
      ],
      answer: text('world, holds'),
    },
    {
      level: 'Next',
      asks: '<p>Only <span class="blank">______</span> may use the deep end of the pool.</p><ul><li>swimmers who have passed the test</li><li>swimmers, who have passed the test,</li><li>swimmers who have passed the test,</li><li>swimmers, who have passed the test</li></ul>',
      covers: ['rw-comma-around-needed-words'],
      steps: [
        {
          do: 'Lift out <i>who have passed the test</i>. Left: <i>Only swimmers may use the deep end of the pool.</i>',
          why: 'It is a sentence, but is it the same rule?',
        },
        {
          do: 'Now every swimmer may use the deep end. The meaning has changed, so the words are needed.',
          why: 'They tell <em>which</em> swimmers. Needed words get no handles.',
        },
        {
          do: 'No commas at all: <b>swimmers who have passed the test</b>.',
          why: 'The two choices with one comma are wrong in any case: a pair has two, and one comma would part subject and verb.',
        },
      ],
      answer: text('swimmers who have passed the test'),
    },
    {
      level: 'Exam level',
      asks: '<p>In her first season with the company, the <span class="blank">______</span> designed costumes that the actors could change in under ten seconds.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>costume designer Lena Okafor</li><li>costume designer, Lena Okafor</li><li>costume designer Lena Okafor,</li><li>costume designer, Lena Okafor,</li></ul>',
      covers: ['rw-comma-around-needed-words', 'rw-comma-between-subject-and-verb'],
      steps: [
        {
          do: 'Lift out the name. Left: <i>the costume designer designed costumes …</i> Which designer? The text has not said.',
          why: '<i>Her first season</i> shows that a person is meant, but nobody has been named yet.',
        },
        {
          do: 'So the name is needed. It tells which costume designer, and needed words take no commas.',
          why: '<i>Costume designer</i> works like a title here, as in <i>Doctor Okafor</i>.',
        },
        {
          do: 'One comma alone would also stand between the subject and the verb <i>designed</i>, or between title and name.',
          why: 'Count the commas: an aside needs two. A choice with one comma here is always wrong.',
        },
        {
          do: 'The answer is <b>costume designer Lena Okafor</b>.',
          why: 'Had the text said <i>the company’s only costume designer</i>, the name would be extra and would get two commas.',
        },
      ],
      answer: text('costume designer Lena Okafor'),
    },
  ],
  tryIt: {
    asks: '<p>Any <span class="blank">______</span> must be weighed at the counter.</p><ul><li>package that has no label</li><li>package, that has no label,</li><li>package that has no label,</li></ul>',
    steps: [
      {
        ask: 'Lift out <i>that has no label</i>. What does the rule say now?',
        answer: { choose: ['Every package must be weighed', 'The same as before'] },
        slips: [{ choice: 1, says: 'Think of a package that does have a label. Must it be weighed now?' }],
        done: 'Without the words, the rule covers every package. The meaning has changed.',
      },
      {
        ask: 'So the words are …',
        answer: { choose: ['needed', 'extra'] },
        slips: [
          {
            choice: 1,
            says: 'Extra words can go without changing which packages are meant. These cannot.',
            misconception: 'rw-comma-around-needed-words',
          },
        ],
        done: 'They tell which packages: they are needed.',
      },
      {
        ask: 'Which choice is right?',
        answer: { choose: ['package that has no label', 'package, that has no label,', 'package that has no label,'] },
        slips: [
          {
            choice: 1,
            says: 'Two commas say that the words can be lifted out. You have just seen that they cannot.',
            misconception: 'rw-comma-around-needed-words',
          },
          {
            choice: 2,
            says: 'This comma stands alone between the subject and the verb <i>must be weighed</i>.',
            misconception: 'rw-comma-between-subject-and-verb',
          },
        ],
        done: '<b>package that has no label</b>: needed words take no commas.',
      },
    ],
    answer: text('package that has no label'),
  },
  trap: '<p>Giving an aside only one comma. <i>The mayor, a former nurse spoke first</i> says that a nurse spoke and leaves the mayor hanging. When you see the opening comma, run your eye along the line until you find its partner.</p>',
  check:
    '<p>Read the sentence without the words between the commas. It must be a smooth sentence about the same person or thing. If it turns into nonsense or into another claim, the commas are wrong.</p>',
  mends: {
    'rw-comma-around-needed-words': [1, 1],
    'rw-unbalanced-pair': [0, 1],
    'rw-comma-between-subject-and-verb': [2, 2],
    'rw-missing-comma-at-seam': [0, 1],
    'rw-extra-finite-verb': [0, 2],
    'rw-second-subject': [0, 2],
  },
})
