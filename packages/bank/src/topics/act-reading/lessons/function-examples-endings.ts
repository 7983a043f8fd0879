import { lesson, markedText, text } from '#kit'

export const functionExamplesEndings = lesson({
  idea: '<p>A magician shows you a coin. The coin is not the point; the trick is. Writers do the same with a ramp, a mug, a taste of metal. They hold up one thing and mean something larger.</p><p>Three kinds of question ask for the larger thing. What is this detail an example <em>of</em>? What does the last sentence leave you with? And where a passage is ironic: what are the two things that do not fit?</p>',
  figure: markedText(
    '[[Some inventions are noticed only when they fail.|the larger thing]] Think of [[the zipper|example]], [[the drain|example]], [[the person who makes the schedule|example]].',
    'Three details and the statement of which they are examples',
  ),
  words: [
    { word: 'example of', meaning: 'One case of a more general thing.' },
    { word: 'irony', meaning: 'What happens, or is said, is the opposite of what one would expect.' },
    { word: 'convey', meaning: 'To make the reader understand or feel.' },
    { word: 'general statement', meaning: 'A sentence about a whole kind of thing, not about one case.' },
  ],
  rule: '<ol><li><b>Example:</b> look for the general sentence, mostly just before or after. The example belongs to it, and to no other.</li><li><b>Ending:</b> what comes back from earlier, and what is different about it now?</li><li><b>Irony:</b> finish “One would expect …, but …” Both halves must stand in the passage.</li><li>Choose the option that names the larger thing, not the detail again.</li></ol>',
  use: '<p>The question says <i>mainly as an example of</i>, asks what the last sentence <i>conveys</i> or <i>suggests</i>, or asks why something is <i>ironic</i>.</p>',
  avoid:
    '<p>If it says only <i>serves mainly to</i>, ask what the part does for its neighbors: support, explain, grant, prepare.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Sailors named things after what they missed. The flat biscuit was “cake.” The hammock was “the bedroom.” A bucket of rain was, for a day or two, “the lake.”</p><p>The author mentions the bucket mainly as an example of:</p><ul><li>how little water a ship carried.</li><li>the way names showed what sailors longed for.</li><li>the jokes that sailors made about their captains.</li></ul>',
      covers: ['as an example of', 'as examples of'],
      steps: [
        {
          do: 'The general sentence comes first: sailors <i>named things after what they missed</i>.',
          why: 'Three cases in a row follow it. All three belong to it.',
        },
        {
          do: 'Put the bucket in: they missed lakes, so rain in a bucket was “the lake.”',
          why: 'If the detail fits the sentence, you have the right one.',
        },
        {
          do: 'So it is an example of <b>the way names showed what sailors longed for.</b>',
          why: 'Water on ships is what the bucket is about, not what it is an example of.',
        },
      ],
      answer: text('the way names showed what sailors longed for.'),
    },
    {
      level: 'Next',
      asks: '<p>The museum of the silent film put a sign at its door, asking visitors to turn off their phones. To make sure that nobody missed it, the sign was read aloud every two minutes.</p><p>The sign is ironic in that it:</p><ul><li>asks for quiet by making noise.</li><li>forbids phones in a museum about old machines.</li><li>was read by fewer visitors than the museum had hoped.</li><li>shows how much the museum dislikes its visitors.</li></ul>',
      covers: ['ironic in that'],
      steps: [
        {
          do: 'One would expect: a sign that wants silence, in a museum of the <i>silent</i> film, is silent.',
          why: 'Start with what is expected, in the passage’s own words.',
        },
        {
          do: 'But: it is <i>read aloud every two minutes</i>.',
          why: 'The second half is the opposite of the first.',
        },
        {
          do: 'Old machines and phones merely differ; they are no opposites. How many read it is not told, and dislike is nowhere.',
          why: 'A difference is not an irony yet. The halves have to collide.',
        },
        {
          do: 'So it <b>asks for quiet by making noise.</b>',
          why: 'Both halves are there: the wish, and the deed against it.',
        },
      ],
      answer: text('asks for quiet by making noise.'),
    },
    {
      level: 'Exam level',
      asks: '<p>When I was small, Mrs. Pereira’s garden wall was the end of the world, and we threw our ball against it until she came out and shouted. I was forty before I stood on the other side. She was very old, and gave me lemonade. From in there one heard every bounce on the wall, like a clock. “It is so quiet nowadays,” she said.</p><p>The last sentence of the passage most strongly suggests that Mrs. Pereira:</p><ul><li>is glad that children no longer play at her wall.</li><li>has come to miss the noise that she used to fight.</li><li>does not remember who threw the ball.</li><li>has lost her hearing in old age.</li></ul>',
      covers: ['last sentence of'],
      steps: [
        {
          do: 'What comes back at the end? The noise of the ball: she once <i>shouted</i> at it.',
          why: 'An ending mostly returns to something from the beginning.',
        },
        {
          do: 'What is different? The bounces were <i>like a clock</i>, a company; now it is <i>so quiet</i>. With lemonade, said to one of those children.',
          why: 'The scene around the sentence gives it its tone.',
        },
        {
          do: '“Glad” hears only the shouting. Hearing and memory are guesses from her age: one <i>heard every bounce</i>, and she has invited a guest.',
          why: 'One is half of the story; two are taken from life.',
        },
        {
          do: 'So she <b>has come to miss the noise that she used to fight.</b>',
          why: 'It names what returns and what has changed.',
        },
      ],
      answer: text('has come to miss the noise that she used to fight.'),
    },
  ],
  tryIt: {
    asks: '<p>To save paper, the ministry asked all its offices to send fewer letters. The request went out to four thousand offices, in three copies each.</p><p>The request is ironic in that it:</p>',
    steps: [
      {
        ask: 'What would one expect of somebody who wants to save paper?',
        answer: { choose: ['to use little of it', 'to write politely', 'to wait for replies'] },
        slips: [
          { choice: 1, says: 'That may be, but it has nothing to do with saving paper.' },
          {
            choice: 2,
            says: 'Replies are not mentioned. Start from the wish: to save paper.',
            misconception: 'ar-outside-the-text',
          },
        ],
        done: 'Expected: a ministry that saves paper uses little.',
      },
      {
        ask: 'Which words collide with that?',
        answer: { choose: ['in three copies each', 'asked all its offices', 'fewer letters'] },
        slips: [
          {
            choice: 1,
            says: 'To ask is not yet a waste. How did it ask?',
            misconception: 'ar-content-for-function',
          },
          { choice: 2, says: 'That is the wish itself. Look for the deed against it.', misconception: 'ar-half-right' },
        ],
        done: 'Four thousand offices, three copies each: twelve thousand sheets.',
      },
      {
        ask: 'So it is ironic in that it:',
        like: 3,
        answer: {
          choose: [
            'wasted what it wanted to save.',
            'was sent to offices that wrote few letters.',
            'was never read by the offices.',
          ],
        },
        slips: [
          { choice: 1, says: 'The passage does not say how many they wrote.', misconception: 'ar-outside-the-text' },
          {
            choice: 2,
            says: 'That would be sad, and it is not told. Name both halves.',
            misconception: 'ar-common-sense-over-text',
          },
        ],
        done: '<b>wasted what it wanted to save.</b>',
      },
    ],
    answer: text('wasted what it wanted to save.'),
  },
  trap: '<p>The detail said once more. “How little water a ship carried” is about the bucket, and so it feels near. But the bucket was held up for the sake of something else.</p>',
  check:
    '<p>For an example, say “Another example of this would be …” and think of one. If you cannot, you have named the detail and not the kind. For irony, check that both halves stand in the passage.</p>',
  mends: {
    'ar-content-for-function': [0, 2],
    'ar-half-right': [2, 2],
    'ar-wrong-tone': [2, 1],
    'ar-outside-the-text': [1, 2],
  },
})
